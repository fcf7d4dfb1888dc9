import { profilePath } from '#machines/navigation/routes.ts';
import type { PostAuthor } from '#machines/posts/post.types.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Handle } from '#src/ui/texts/person-name.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AuthorName } from './author-name.tsx';
import css from './post-card.module.css';

/** Author beside a post, with a link to their profile. */
export function AuthorCard({ author }: { author: PostAuthor }) {
  const { t } = useText();
  return (
    <Card as="div">
      <Stack gap={12}>
        <div className={css.author}>
          <Avatar name={author.displayName} src={author.profilePhoto} />
          <span className={css.names}>
            <AuthorName author={author} />
            <Handle of={author} className={css.meta} />
          </span>
        </div>
        <Link look="secondary" href={profilePath(author)}>
          {t('posts.postPage.seeProfile')}
        </Link>
      </Stack>
    </Card>
  );
}
