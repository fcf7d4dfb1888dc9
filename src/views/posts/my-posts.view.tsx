import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { PostStatus } from '#machines/posts/my-post.types.ts';
import type { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import type { MyPostFilter } from '#machines/posts/my-posts.types.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { Search } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { MyPostsSkeleton, MyPostsList } from './my-posts-list.tsx';
import css from './my-posts.module.css';

type Actor = ActorRefFrom<typeof myPostsMachine>;

const paths: Readonly<Record<PostStatus, string>> = {
  published: href('profile'),
  scheduled: `${href('profile')}?show=scheduled`,
  draft: `${href('profile')}?show=drafts`,
};
const tabs: readonly PostStatus[] = ['published', 'scheduled', 'draft'];
const filters: readonly MyPostFilter[] = ['all', 'images', 'videos', 'paid'];

/** Kinds and words that narrow the list. */
function Tools({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { filter, search } = useSelector(
    actor,
    ({ context: { filter, search } }) => ({ filter, search }),
    shallowEqual,
  );
  return (
    <div className={css.tools} role="search">
      <ChoicePills
        label={t('posts.profilePosts.show')}
        choices={filters.map((value) => ({ value, label: t(`posts.myPosts.filters.${value}`) }))}
        value={filter}
        onChoose={(chosen) => actor.send({ type: 'filter.choose', filter: chosen })}
      />
      <div className={css.search}>
        <TextField
          name="search"
          type="search"
          label={t('posts.myPosts.search')}
          labelHidden
          placeholder={t('posts.myPosts.search')}
          autoComplete="off"
          maxLength={100}
          before={<Icon of={Search} />}
          value={search}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
      </div>
    </div>
  );
}

/** One's own posts, in every state of their chart. */
export function MyPostsView({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const status = useSelector(actor, ({ context }) => context.status);
  const counts = useSelector(actor, ({ context }) => context.counts);
  const isTitled = useSelector(actor, ({ context }) => context.titled !== null);
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <Stack gap={24}>
      <ScreenTitle>
        {t('posts.myPosts.documentTitle', { tab: t(`posts.myPosts.tabs.${status}`) })}
      </ScreenTitle>
      <ScreenHeading>{t('posts.myPosts.title')}</ScreenHeading>
      <TabLinks
        label={t('posts.myPosts.kinds')}
        links={tabs.map((each) => ({
          href: paths[each],
          label: t(`posts.myPosts.tabs.${each}`),
          current: each === status,
          badge: counts && (
            <TabCount count={counts[each]} label={plural('posts.myPosts.count', counts[each])} />
          ),
        }))}
      />
      <Tools actor={actor} />
      <VisuallyHidden>
        <span role="status">{isTitled ? t('posts.postTitle.saved') : ''}</span>
      </VisuallyHidden>
      {isLoading ? (
        <Loading label={t('posts.myPosts.loading')}>
          <MyPostsSkeleton count={5} />
        </Loading>
      ) : hasFailed ? (
        <RetryCallout
          tone="negative"
          retry={t('posts.feed.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t('posts.myPosts.failed')}
        </RetryCallout>
      ) : (
        <MyPostsList actor={actor} />
      )}
    </Stack>
  );
}
