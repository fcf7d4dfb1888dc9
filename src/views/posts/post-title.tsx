import { postPath } from '#machines/navigation/routes.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-card.module.css';

/** Path of a post's own page. */
export const addressOf = ({ id, author }: Post) => postPath(author, id);

/** Path of the comments on it. */
export const commentsOf = (post: Post) => {
  const path = addressOf(post);
  return path && `${path}#comments`;
};

/** A list leads to the page of the post; there the title names the page. */
export function PostTitle({ post, isPage }: { post: Post; isPage: boolean }) {
  const { t } = useText();
  const { author, title } = post;
  if (isPage && title === null)
    return (
      <ScreenHeading hidden>{t('posts.postCard.by', { name: author.displayName })}</ScreenHeading>
    );
  if (title === null) return null;
  if (isPage) return <ScreenHeading own>{title}</ScreenHeading>;
  return (
    <h2 className={css.title}>
      <Link
        look="bare"
        className={css.open ?? ''}
        href={addressOf(post)}
        preloadsInView={false}
        command="open"
      >
        {title}
      </Link>
    </h2>
  );
}
