import type { MyPost } from '#machines/posts/my-post.types.ts';
import type { MyPostPart } from '#machines/posts/my-posts.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { CalendarDays, Copy, Image, Newspaper, Pencil, Trash, Video } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { MyPostFacts } from './my-post-facts.tsx';
import css from './my-post-row.module.css';
import { pathOf, labelOf } from './my-post-labels.ts';
import { PostCommandView } from './post-command.view.tsx';
import { PostTitleView } from './post-title.view.tsx';

/** Actions of a row. */
export type RowChoice = 'publish' | 'apply' | 'plan' | 'edit' | 'title' | 'duplicate' | 'delete';

const square = { alt: '', width: 1, height: 1 };

function Cover({ post }: { post: MyPost }) {
  const [first] = post.media;
  const src = first?.thumbUrl ?? (first?.type === 'image' ? first.url : null);
  if (first && src)
    return (
      <span className={css.picture}>
        <Picture light inLink {...square} src={src} placeholder={first.placeholder} />
      </span>
    );
  const icon = first ? (first.type === 'video' ? Video : Image) : Newspaper;
  return (
    <span className={css.picture}>
      <Icon of={icon} />
    </span>
  );
}

/** One of one's own posts: what it is, what came of it, and what can be done. */
export function MyPostRow({
  post,
  part,
  step,
  onChoose,
}: {
  post: MyPost;
  part: MyPostPart | undefined;
  /** Action shown as a button of the row. */
  step: 'publish' | 'apply' | null;
  onChoose: (choice: RowChoice) => void;
}) {
  const { t } = useText();
  const { status, draftOf, draftOfName, keptUntil } = post;
  const words = labelOf(post) || t('posts.myPosts.untitled');
  const title = draftOfName ?? t('posts.myPosts.untitled');
  const name =
    draftOf === null
      ? words
      : t(keptUntil === null ? 'posts.myPosts.changesTo' : 'posts.myPosts.otherOf', { title });
  const item = (choice: RowChoice, icon: typeof Pencil) => ({
    id: choice,
    icon,
    label: t(`posts.myPosts.acts.${choice}`),
  });
  const items = () => [
    ...(status === 'scheduled' ? [item('plan', CalendarDays)] : []),
    item('edit', Pencil),
    item('title', Pencil),
    ...(draftOf === null ? [item('duplicate', Copy)] : []),
    {
      ...item('delete', Trash),
      tone: 'negative' as const,
      label: t(status === 'draft' ? 'posts.myPosts.acts.discard' : 'posts.myPosts.acts.delete'),
    },
  ];
  return (
    <div className={classNames(css.row, status !== 'published' && css.unpublished)}>
      <Cover post={post} />
      <KeepFocus className={css.words}>
        {part?.kind === 'title' ? (
          <PostTitleView actor={part.actor} />
        ) : (
          <span className={css.head}>
            <Link
              look="bare"
              className={css.title ?? ''}
              href={pathOf(post)}
              preloadsInView={false}
              command="open"
            >
              <span data-excerpt>{name}</span>
            </Link>
            <span className={css.pencil}>
              <IconButton
                icon={Pencil}
                label={t('posts.myPosts.editTitle', { post: words })}
                onClick={() => onChoose('title')}
              />
            </span>
          </span>
        )}
        <MyPostFacts post={post} />
      </KeepFocus>
      <span className={css.acts}>
        {step && (
          <span className={css.step}>
            <Button tone="quiet" onClick={() => onChoose(step)}>
              {t(`posts.myPosts.acts.${step}`)}
            </Button>
          </span>
        )}
        <MenuButton
          label={t('posts.myPosts.more', { post: words })}
          items={items}
          onSelect={onChoose}
        />
      </span>
      {part?.kind === 'command' && (
        <div className={css.below}>
          <PostCommandView actor={part.actor} />
        </div>
      )}
    </div>
  );
}
