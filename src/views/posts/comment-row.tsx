import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import { profilePath } from '#machines/navigation/routes.ts';
import type { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import type { Comment } from '#machines/posts/comment.types.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Badge } from '#src/ui/style/badge.tsx';
import { Flag, Pencil, Trash } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { RelativeTime } from '#src/ui/texts/relative-time.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CommentChangeView } from './comment-change.view.tsx';
import css from './comments.module.css';

export type CommentAct = 'edit' | 'remove' | 'report';

/** One comment, with what its viewer may do about it; while it is changed, the change in its place. */
export function CommentRow({
  comment,
  isAuthor,
  acts,
  change,
  onAct,
}: {
  comment: Comment;
  /** Written by who wrote the post. */
  isAuthor: boolean;
  acts: readonly CommentAct[];
  change: ActorRefFrom<typeof commentChangeMachine> | undefined;
  onAct: (act: CommentAct) => void;
}) {
  const { t } = useText();
  const isHidden = useSelector(
    change,
    (state) => state !== undefined && !state.matches('kept') && state.status === 'active',
  );
  const { author } = comment;
  const icons = { edit: Pencil, remove: Trash, report: Flag };
  return (
    <>
      <Avatar name={author.displayName} src={author.profilePhoto} size="small" />
      <div className={css.body}>
        <p className={css.meta}>
          <Link
            look="bare"
            className={css.name ?? ''}
            href={profilePath(author)}
            preloadsInView={false}
            tabIndex={-1}
          >
            <bdi>
              <PersonName of={author} />
            </bdi>
          </Link>
          {isAuthor && <Badge>{t('posts.comments.author')}</Badge>}
          <RelativeTime value={comment.createdAt} />
          {comment.editedAt !== null && <span>{t('posts.comments.edited')}</span>}
        </p>
        {!isHidden && <p className={css.text}>{comment.text}</p>}
        {change && <CommentChangeView actor={change} />}
      </div>
      {acts.length > 0 && !change && (
        <MenuButton
          label={t('posts.comments.more', { name: author.displayName })}
          isStop={false}
          items={() =>
            acts.map((id) => ({ id, label: t(`posts.comments.acts.${id}`), icon: icons[id] }))
          }
          onSelect={onAct}
        />
      )}
    </>
  );
}
