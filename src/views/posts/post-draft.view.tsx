import { useSelector } from '@xstate/react';
import type { PostDraftRef } from '#machines/posts/post-draft.types.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './post-editor.module.css';

/** Where what is written is kept now, in a few words. */
function Note({ actor }: { actor: PostDraftRef }) {
  const { t, time } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { savedAt, failure } = state.context;
  const words = () => {
    switch (state.value) {
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
        if (state.matches({ discarding: 'delayed' })) return t('posts.postDraft.discardDelayed');
        if (state.matches('discarding')) return t('posts.postDraft.discarding');
        return savedAt === null ? null : t('posts.postDraft.saved', { time: time(savedAt) });
    }
  };
  return (
    <p role="status" className={css.note}>
      {words()}
    </p>
  );
}

/** Seldom needed: fetched once two versions stand beside each other. */
const PostVersions = lazyView(async () => (await import('./post-versions.tsx')).PostVersions);

/** Where a post that is being written is kept; two versions of it, where there are two. */
export function PostDraftView({ actor }: { actor: PostDraftRef }) {
  const isStale = useSelector(actor, ({ context }) => context.other !== null);
  return isStale ? <PostVersions actor={actor} /> : <Note actor={actor} />;
}
