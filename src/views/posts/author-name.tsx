import type { PostAuthor } from '#machines/posts/post.types.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { BadgeCheck } from '#src/ui/style/icons.ts';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './post-card.module.css';

/** Author's name with the verified badge. */
export function AuthorName({ author }: { author: PostAuthor }) {
  const { t } = useText();
  return (
    <span className={css.name}>
      <bdi>
        <PersonName of={author} />
      </bdi>
      {author.isVerified && <Icon of={BadgeCheck} size={16} label={t('posts.postCard.verified')} />}
    </span>
  );
}
