import { shallowEqual, useSelector } from '@xstate/react';
import type { Failure } from '#machines/lib/failure.ts';
import type { PostParts } from '#machines/posts/post-content.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';
import type { PostEditorActor } from './post-editor-actor.types.ts';
import { refusedPart } from './refused.ts';

function thingsOf({ t, plural, list }: Texts, parts: PostParts): string {
  const { title, words, pictures, videos } = parts;
  const things = [
    ...(title ? [t('posts.postEditor.restoredTitle')] : []),
    ...(words ? [t('posts.postEditor.restoredWords')] : []),
    ...(pictures > 0 ? [plural('posts.postEditor.restoredPictures', pictures)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos)] : []),
  ];
  return list(things.length > 0 ? things : [t('posts.postEditor.restoredChoices')]);
}

function reasonText({ t }: Texts, failure: Failure | null): string {
  if (failure?.kind === 'forbidden' && failure.code === 'identity_required')
    return t('posts.postEditor.refusedSelling');
  const full = serverFullKey(failure, true);
  if (full !== null) return t(full);
  const part = refusedPart(failure);
  return part === null
    ? t('posts.postEditor.refused')
    : t('posts.postEditor.refusedBecause', { reason: t(part) });
}

const banners = ['restored', 'discarded', 'refused', 'asking'] as const;

/** Banner above the editor: restored or discarded draft, refused post, or earlier buyers. */
export function PostBanners({ actor }: { actor: PostEditorActor }) {
  const texts = useText();
  const { t, plural, date } = texts;
  const { restoredAt, failure, buyers, banner } = useSelector(
    actor,
    (state) => ({
      restoredAt: state.context.restoredAt,
      failure: state.context.failure,
      buyers: state.context.buyers,
      banner: banners.find((writing) => state.matches({ writing })),
    }),
    shallowEqual,
  );
  const parts = useSelector(actor, ({ context }) => context.reading.parts, shallowEqual);
  const restored = () => {
    const time = date(restoredAt ?? '', { dateStyle: 'medium', timeStyle: 'short' });
    return t('posts.postEditor.restored', { time, things: thingsOf(texts, parts) });
  };
  return (
    <>
      {buyers > 0 && <Callout tone="caution">{plural('posts.postEditor.sold', buyers)}</Callout>}
      {banner === 'restored' && (
        <Callout
          actions={
            <>
              <Button firstFocus onClick={() => actor.send({ type: 'restored.keep' })}>
                {t('posts.postEditor.keep')}
              </Button>
              <Button tone="quiet" onClick={() => actor.send({ type: 'restored.discard' })}>
                {t('posts.postEditor.discard')}
              </Button>
            </>
          }
        >
          {restored()}
        </Callout>
      )}
      {banner === 'discarded' && (
        <Callout
          actions={
            <Button tone="quiet" onClick={() => actor.send({ type: 'discard.undo' })}>
              {t('posts.postEditor.undo')}
            </Button>
          }
        >
          {t('posts.postEditor.discarded')}
        </Callout>
      )}
      {banner === 'refused' && <Callout tone="negative">{reasonText(texts, failure)}</Callout>}
      {banner === 'asking' && (
        <Callout
          tone="caution"
          title={plural('posts.postEditor.asking', parts.undescribed)}
          actions={
            <>
              <Button firstFocus onClick={() => actor.send({ type: 'pictures.describe' })}>
                {t('posts.postEditor.describe')}
              </Button>
              <Button onClick={() => actor.send({ type: 'publish.anyway' })}>
                {t('posts.postEditor.anyway')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
