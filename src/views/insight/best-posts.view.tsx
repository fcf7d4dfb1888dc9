import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bestPostsMachine } from '#machines/insight/best-posts.machine.ts';
import type { BestPost, BestPostsSort } from '#machines/insight/best-posts.types.ts';
import { DataTable } from '#src/ui/lists/data-table.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './analytics.module.css';

type Actor = ActorRefFrom<typeof bestPostsMachine>;

const sorts: readonly BestPostsSort[] = ['net', 'sales', 'likes', 'comments'];

function PostName({ post }: { post: BestPost }) {
  const { t } = useText();
  const name = post.title ?? post.excerpt ?? t('insight.bestPosts.unnamed', { id: post.id });
  if (post.path === null) return t('insight.bestPosts.gone', { thing: name });
  return (
    <Link look="inline" href={post.path}>
      {name}
    </Link>
  );
}

function Posts({ actor }: { actor: Actor }) {
  const { t, money, number } = useText();
  const { posts, sort } = useSelector(
    actor,
    ({ context: { posts, sort } }) => ({ posts, sort }),
    shallowEqual,
  );
  const count = (value: number) => ({ text: number(value), value });
  return (
    <DataTable
      caption={t('insight.bestPosts.title')}
      columns={[
        t('insight.bestPosts.post'),
        t('insight.analytics.figures.net'),
        t('insight.analytics.figures.sales'),
        t('insight.bestPosts.likes'),
        t('insight.bestPosts.comments'),
      ]}
      main={1}
      rows={posts.map((post) => ({
        key: String(post.id),
        cells: [
          { text: <PostName post={post} />, value: post.id },
          { text: money(post.net), value: post.net.amount },
          count(post.sales),
          count(post.likes),
          count(post.comments),
        ],
      }))}
      ordered={{
        column: sorts.indexOf(sort) + 1,
        onOrder: (column) => actor.send({ type: 'posts.sort', sort: sorts[column - 1] ?? 'net' }),
      }}
    />
  );
}

/** The posts that brought most, in every state of their chart. */
export function BestPostsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (phase === 'empty') return null;
  return (
    <section className={css.block} aria-busy={isBusy || undefined}>
      <h2 className={css.title}>{t('insight.bestPosts.title')}</h2>
      <p className={css.note}>{t('insight.bestPosts.means')}</p>
      {phase === 'failed' ? (
        <RetryCallout
          tone="caution"
          retry={t('insight.bestPosts.retry')}
          onRetry={() => actor.send({ type: 'posts.retry' })}
        >
          {t('insight.bestPosts.failed')}
        </RetryCallout>
      ) : posts.length > 0 ? (
        <Posts actor={actor} />
      ) : (
        <Loading label={t('insight.bestPosts.loading')}>
          <Skeleton shape="box" height="132px" />
        </Loading>
      )}
    </section>
  );
}
