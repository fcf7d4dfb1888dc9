import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { Heading, ScreenHeading } from '#src/ui/style/heading.tsx';
import { Search } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FollowsView } from '../people/follows.view.tsx';
import { ExploreFoot } from './explore-foot.tsx';
import css from './explore.module.css';
import { ExploreView } from './explore.view.tsx';

type Actor = ActorRefFrom<typeof exploreMachine>;

const orders = ['new', 'popular'] as const;
const kinds = ['all', 'people', 'posts'] as const;

/** Search field, kinds with the number of each, and order. */
function Tools({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { typed, kind, order, counts } = useSelector(
    actor,
    ({ context: { typed, kind, order, counts } }) => ({ typed, kind, order, counts }),
    shallowEqual,
  );
  const numbers = counts && { all: counts.people + counts.posts, ...counts };
  return (
    <div role="search">
      <Stack gap={12}>
        <TextField
          name="search"
          type="search"
          label={t('posts.exploreSearch.search')}
          labelHidden
          placeholder={t('posts.exploreSearch.search')}
          autoComplete="off"
          maxLength={100}
          before={<Icon of={Search} />}
          value={typed}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
        <div className={css.choices}>
          <ChoicePills
            label={t('posts.exploreKind.label')}
            value={kind}
            choices={kinds.map((value) => ({
              value,
              label: t(`posts.exploreKind.${value}`),
              ...(numbers && {
                badge: (
                  <TabCount
                    count={numbers[value]}
                    label={plural('posts.exploreKind.found', numbers[value])}
                  />
                ),
              }),
            }))}
            onChoose={(value) => actor.send({ type: 'kind.choose', kind: value })}
          />
          {kind !== 'people' && (
            <ChoicePills
              label={t('posts.exploreSearch.order')}
              value={order}
              choices={orders.map((value) => ({ value, label: t(`posts.exploreSearch.${value}`) }))}
              onChoose={(value) => actor.send({ type: 'order.choose', order: value })}
            />
          )}
        </div>
      </Stack>
    </div>
  );
}

/** The words of a search above what fits them, and how much that is, said once. */
function Found({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { words, kind, counts } = useSelector(
    actor,
    ({ context: { words, kind, counts } }) => ({ words, kind, counts }),
    shallowEqual,
  );
  const isWaiting = useSelector(actor, (state) => state.matches('loading'));
  const isEmpty = useSelector(actor, (state) => state.matches('empty'));
  const found = t('posts.explore.found', { words });
  const count = counts && (kind === 'all' ? counts.people + counts.posts : counts[kind]);
  return (
    <>
      {words !== '' && <ScreenTitle>{found}</ScreenTitle>}
      {words !== '' && !isEmpty && <Heading>{found}</Heading>}
      <LiveRegion>
        {words !== '' && !isWaiting && count !== null && plural('posts.exploreKind.found', count)}
      </LiveRegion>
    </>
  );
}

/** Public posts and people to search and to scroll through, in every state of the chart. */
export function ExplorePage({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { follows, viewerId } = useSelector(
    actor,
    ({ context: { follows, viewerId } }) => ({ follows, viewerId }),
    shallowEqual,
  );
  return (
    <div className={css.page}>
      <Stack gap={24}>
        <ScreenHeading>{t('posts.explore.title')}</ScreenHeading>
        <Tools actor={actor} />
        <Found actor={actor} />
        <ExploreView
          actor={actor}
          people={(found) =>
            follows && <FollowsView actor={follows} people={found} viewerId={viewerId} />
          }
          end={<ExploreFoot actor={actor} />}
        />
      </Stack>
    </div>
  );
}
