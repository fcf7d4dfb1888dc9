import { profilePath } from '#machines/navigation/routes.ts';
import type { PostAuthor } from '#machines/posts/post.types.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { BadgeCheck } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Handle, PersonName } from '#src/ui/person-name.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './post-card.module.css';

/** Who made a post, beside it, with the way to all that they made. */
export function AuthorCard({ author }: { author: PostAuthor }) {
  const { t } = useText();
  return (
    <Card as="div">
      <Stack gap={12}>
        <div className={css.author}>
          <Avatar name={author.displayName} src={author.profilePhoto} />
          <span className={css.names}>
            <span className={css.name}>
              <bdi>
                <PersonName of={author} />
              </bdi>
              {author.isVerified && (
                <Icon of={BadgeCheck} size={16} label={t('posts.postCard.verified')} />
              )}
            </span>
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
