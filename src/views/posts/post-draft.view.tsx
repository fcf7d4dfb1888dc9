import { useSelector } from '@xstate/react';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import type { PostDraftRef } from '#machines/posts/post-draft.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './post-editor.module.css';

/** Where what is written is kept now, in a few words. */
function Note({ actor }: { actor: PostDraftRef }) {
  const { t, time } = useText();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { savedAt, failure } = context;
  const words = () => {
    switch (value) {
      case 'waiting':
      case 'saving':
        return t('posts.postDraft.saving');
      case 'kept':
        return failure?.kind === 'invalid'
          ? t('posts.postDraft.refused', { reason: failure.message })
          : t('posts.postDraft.kept');
      case 'local':
        return t('posts.postDraft.local');
      default:
        return savedAt === null ? null : t('posts.postDraft.saved', { time: time(savedAt) });
    }
  };
  return (
    <p role="status" className={css.note} data-state={value}>
      {words()}
    </p>
  );
}

function Version({ title, content }: { title: string; content: PostContent }) {
  const { t, plural } = useText();
  return (
    <section className={css.version} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <p className={css.versionTitle}>{content.title.trim() || t('posts.postDraft.noTitle')}</p>
      <p className={css.versionText}>{content.text.trim() || t('posts.postDraft.noWords')}</p>
      {content.files.length > 0 && (
        <p className={css.quiet}>{plural('posts.postDraft.pictures', content.files.length)}</p>
      )}
    </section>
  );
}

/** Both versions beside each other, and which of them goes on. */
function Versions({ actor }: { actor: PostDraftRef }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { content, other, failure, choice } = state.context;
  const isBusy = state.matches('resolving');
  if (!other) return null;
  return (
    <Callout
      tone="caution"
      title={t('posts.postDraft.stale')}
      actions={
        <>
          <Button
            tone="primary"
            busy={isBusy && choice === 'mine'}
            disabled={!state.can({ type: 'version.choose', choice: 'mine' }) && choice !== 'mine'}
            onClick={() => actor.send({ type: 'version.choose', choice: 'mine' })}
          >
            {t('posts.postDraft.useMine')}
          </Button>
          <Button
            busy={isBusy && choice === 'theirs'}
            disabled={
              !state.can({ type: 'version.choose', choice: 'theirs' }) && choice !== 'theirs'
            }
            onClick={() => actor.send({ type: 'version.choose', choice: 'theirs' })}
          >
            {t('posts.postDraft.useTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('posts.postDraft.staleMore')}</p>
      {failure && state.matches('stale') && <p role="alert">{t('posts.postDraft.notKept')}</p>}
      <div className={css.versions}>
        <Version title={t('posts.postDraft.mine')} content={content} />
        <Version title={t('posts.postDraft.theirs')} content={other.content} />
      </div>
    </Callout>
  );
}

/** Where a post that is being written is kept; two versions of it, where there are two. */
export function PostDraftView({ actor }: { actor: PostDraftRef }) {
  const isStale = useSelector(actor, ({ context }) => context.other !== null);
  return isStale ? <Versions actor={actor} /> : <Note actor={actor} />;
}
