import { useSelector } from '@xstate/react';
import type { Failure } from '#machines/lib/failure.ts';
import type { PostEditorContext } from '#machines/posts/post-editor.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';
import type { Texts } from '#src/ui/texts.ts';
import type { PostEditorActor } from './post-editor.view.tsx';

/** What was restored, by name. */
function thingsOf({ t, plural, list }: Texts, { reading }: PostEditorContext): string {
  const { title, words, pictures, videos } = reading.parts;
  const things = [
    ...(title ? [t('posts.postEditor.restoredTitle')] : []),
    ...(words ? [t('posts.postEditor.restoredWords')] : []),
    ...(pictures > 0 ? [plural('posts.postEditor.restoredPictures', pictures)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos)] : []),
  ];
  return list(things.length > 0 ? things : [t('posts.postEditor.restoredChoices')]);
}

/** Why it was not published, in the words of who refused it. */
function reasonText({ t }: Texts, failure: Failure | null): string {
  if (failure?.kind === 'forbidden' && failure.code === 'identity_required')
    return t('posts.postEditor.refusedSelling');
  const reason = failure?.kind === 'invalid' || failure?.kind === 'conflict' ? failure.message : '';
  return reason === ''
    ? t('posts.postEditor.refused')
    : t('posts.postEditor.refusedBecause', { reason });
}

/** What is to be known before the writing goes on. */
export function PostBanners({ actor }: { actor: PostEditorActor }) {
  const texts = useText();
  const { t, plural, date } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { restoredAt, reading, failure, buyers } = state.context;
  const restored = () => {
    const time = date(restoredAt ?? '', { dateStyle: 'medium', timeStyle: 'short' });
    return t('posts.postEditor.restored', { time, things: thingsOf(texts, state.context) });
  };
  return (
    <>
      {buyers > 0 && <Callout tone="caution">{plural('posts.postEditor.sold', buyers)}</Callout>}
      {state.matches({ writing: 'restored' }) && (
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
      {state.matches({ writing: 'discarded' }) && (
        <Callout
          actions={
            <Button onClick={() => actor.send({ type: 'discard.undo' })}>
              {t('posts.postEditor.undo')}
            </Button>
          }
        >
          {t('posts.postEditor.discarded')}
        </Callout>
      )}
      {state.matches({ writing: 'refused' }) && (
        <Callout tone="negative">{reasonText(texts, failure)}</Callout>
      )}
      {state.matches({ writing: 'asking' }) && (
        <Callout
          tone="caution"
          title={plural('posts.postEditor.asking', reading.parts.undescribed)}
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
