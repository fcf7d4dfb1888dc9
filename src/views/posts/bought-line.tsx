import type { Post } from '#machines/posts/post.types.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-card.module.css';

/** Below a post that the viewer bought: when and for how much, and whether it was changed since. */
export function BoughtLine({ post: { purchasedAt, price, isEditedSince } }: { post: Post }) {
  const { t, date, money } = useText();
  return (
    <p className={css.bought}>
      <span>
        {purchasedAt && price
          ? t('posts.postCard.bought', { date: date(purchasedAt), price: money(price) })
          : t('posts.postCard.yours')}
      </span>
      {isEditedSince && <span>{t('posts.postCard.editedSince')}</span>}
    </p>
  );
}
