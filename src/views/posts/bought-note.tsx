import type { Post } from '#machines/posts/post.types.ts';
import { useText } from '#src/ui/text.tsx';
import css from './post-card.module.css';

/** Says that the viewer bought the post, and whether it was edited since. */
export function BoughtNote({ post }: { post: Post }) {
  const { t } = useText();
  if (!post.isPurchased) return null;
  const key = post.isEditedAfterPurchase ? 'editedSince' : 'yours';
  return <p className={css.bought}>{t(`posts.postCard.${key}`)}</p>;
}
