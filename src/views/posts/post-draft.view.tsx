import { useSelector } from '@xstate/react';
import type { PostDraftRef } from '#machines/posts/post-draft-ref.types.ts';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './post-editor.module.css';
import { refusedPart } from './refused.ts';

/** Where what is written is kept now, in a few words. */
function Note({ actor }: { actor: PostDraftRef }) {
  const { t, time } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { savedAt, failure } = state.context;
  const part = refusedPart(failure);
  const words = () => {
    switch (state.value) {
      case 'waiting':
      case 'saving':
        return t('posts.postDraft.saving');
      case 'kept':
        return part === null
          ? t('posts.postDraft.kept')
          : t('posts.postDraft.refused', { reason: t(part) });
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

/** As seldom: the post is out by another press. */
const PostOut = lazyView(async () => (await import('./post-out.tsx')).PostOutCallout);

/** Where a post that is being written is kept; two versions of it, where there are two. */
export function PostDraftView({ actor }: { actor: PostDraftRef }) {
  const isStale = useSelector(actor, ({ context }) => context.other !== null);
  const isOut = useSelector(actor, ({ context }) => context.out !== null);
  if (isOut) return <PostOut actor={actor} />;
  return isStale ? <PostVersions actor={actor} /> : <Note actor={actor} />;
}
