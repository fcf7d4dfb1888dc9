import type { MyPost } from '#machines/posts/my-post.types.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Heart, MessageCircle, Wallet } from '#src/ui/style/icons.ts';
import { Icon, type IconOf } from '#src/ui/style/icon.tsx';
import { RelativeTime } from '#src/ui/texts/relative-time.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import css from './my-post-row.module.css';
import { PlannedTime } from './planned-time.tsx';

const isToday = (moment: string) => new Date(moment).toDateString() === new Date().toDateString();

function Count({ of, count, label }: { of: IconOf; count: number; label: string }) {
  const { number } = useText();
  return (
    <span className={css.count}>
      <Icon of={of} size={16} />
      <span aria-hidden>{number(count, { notation: 'compact' })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Publication time with its zone and distance; for a draft, the time of the last save. */
function When({ post }: { post: MyPost }) {
  const { t, date, time } = useText();
  if (post.status === 'draft')
    return (
      <span>
        {t('posts.myPosts.saved', {
          time: isToday(post.updatedAt)
            ? time(post.updatedAt)
            : date(post.updatedAt, { dateStyle: 'medium' }),
        })}
        {post.keptUntil !== null && (
          <span>{` · ${t('posts.myPosts.keptUntil', { date: date(post.keptUntil, { dateStyle: 'medium' }) })}`}</span>
        )}
      </span>
    );
  if (post.status === 'published') return <RelativeTime value={post.publishedAt} />;
  return post.publishAt && <PlannedTime at={post.publishAt} />;
}

/** Audience, price, results and time of a post. */
export function MyPostFacts({ post }: { post: MyPost }) {
  const { t, plural, money } = useText();
  const { status, visibility, isPaid, price } = post;
  const isOut = status === 'published';
  return (
    <div className={classNames(css.facts, !isOut && css.planned)}>
      <span>
        {t(`posts.myPosts.audience.${visibility}`)}
        {isPaid && price && <span>{` · ${money(price)}`}</span>}
      </span>
      {isOut && (
        <span className={css.counts}>
          {(isPaid || post.purchasesCount > 0) && (
            <Count
              of={Wallet}
              count={post.purchasesCount}
              label={plural('posts.myPosts.bought', post.purchasesCount)}
            />
          )}
          <Count
            of={Heart}
            count={post.likesCount}
            label={plural('posts.postCard.likes', post.likesCount)}
          />
          <Count
            of={MessageCircle}
            count={post.commentsCount}
            label={plural('posts.postCard.comments', post.commentsCount)}
          />
        </span>
      )}
      <When post={post} />
    </div>
  );
}
