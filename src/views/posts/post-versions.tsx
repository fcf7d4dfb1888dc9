import { shallowEqual, useSelector } from '@xstate/react';
import type { PostDraftRef } from '#machines/posts/post-draft-ref.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-editor.module.css';
import { Version } from './post-version.tsx';

/** Both versions beside each other, and which of them goes on. */
export function PostVersions({ actor }: { actor: PostDraftRef }) {
  const { t } = useText();
  const { content, other, failure, choice } = useSelector(
    actor,
    ({ context: { content, other, failure, choice } }) => ({ content, other, failure, choice }),
    shallowEqual,
  );
  const isBusy = useSelector(actor, (state) => state.matches('resolving'));
  const isStale = useSelector(actor, (state) => state.matches('stale'));
  const can = useSelector(
    actor,
    (state) => ({
      mine: state.can({ type: 'version.choose', choice: 'mine' }),
      theirs: state.can({ type: 'version.choose', choice: 'theirs' }),
    }),
    shallowEqual,
  );
  if (!other) return null;
  const choosing = (which: 'mine' | 'theirs') => ({
    busy: isBusy && choice === which,
    disabled: !can[which] && choice !== which,
    onClick: () => actor.send({ type: 'version.choose', choice: which }),
  });
  const theirs = t(other.isUnknown ? 'posts.postDraft.online' : 'posts.postDraft.theirs');
  return (
    <Callout
      tone="caution"
      title={t(other.isUnknown ? 'posts.postDraft.unknown' : 'posts.postDraft.stale')}
      actions={
        <>
          <Button tone="primary" {...choosing('mine')}>
            {t('posts.postDraft.useMine')}
          </Button>
          <Button {...choosing('theirs')}>{t('posts.postDraft.useTheirs')}</Button>
        </>
      }
    >
      <p>{t('posts.postDraft.staleMore')}</p>
      {failure && isStale && <p role="alert">{t('posts.postDraft.notKept')}</p>}
      <div className={css.versions}>
        <Version title={t('posts.postDraft.mine')} content={content} other={other.content} />
        <Version title={theirs} content={other.content} other={content} />
      </div>
    </Callout>
  );
}
