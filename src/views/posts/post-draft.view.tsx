import { useSelector } from '@xstate/react';
import type { PostDraftRef } from '#machines/posts/post-draft-ref.types.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-editor.module.css';
import { refusedPart } from './refused.ts';

const phases = ['waiting', 'saving', 'kept', 'local', 'discarding'] as const;

/** Place and time of the last save. */
function Note({ actor }: { actor: PostDraftRef }) {
  const { t, time } = useText();
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches(one)));
  const isDelayed = useSelector(actor, (state) => state.matches({ discarding: 'delayed' }));
  const part = refusedPart(failure);
  const words = () => {
    switch (phase) {
      case 'waiting':
      case 'saving':
        return t('posts.postDraft.saving');
      case 'kept':
        return part === null
          ? t('posts.postDraft.kept')
          : t('posts.postDraft.refused', { reason: t(part) });
      case 'local':
        return t('posts.postDraft.local');
      case 'discarding':
        return t(isDelayed ? 'posts.postDraft.discardDelayed' : 'posts.postDraft.discarding');
      default:
        return savedAt === null ? null : t('posts.postDraft.saved', { time: time(savedAt) });
    }
  };
  return (
    <p role="status" className={css.note}>
      {words()}
    </p>
  );
}

/** Lazy: only a conflict of two versions needs it. */
const PostVersions = lazyView(async () => (await import('./post-versions.tsx')).PostVersions);

/** Lazy: only a draft whose post is published already needs it. */
const PostOut = lazyView(async () => (await import('./post-out.tsx')).PostOutCallout);

/** State of a draft's saving; a choice between two versions if both changed. */
export function PostDraftView({ actor }: { actor: PostDraftRef }) {
  const isStale = useSelector(actor, ({ context }) => context.other !== null);
  const isOut = useSelector(actor, ({ context }) => context.out !== null);
  if (isOut) return <PostOut actor={actor} />;
  return isStale ? <PostVersions actor={actor} /> : <Note actor={actor} />;
}
