import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading, ScreenHeading } from '#src/ui/style/heading.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RecentSearchesView } from './recent-searches.view.tsx';
import { FollowsView } from '../people/follows.view.tsx';
import { ExploreFoot } from './explore-foot.tsx';
import { ExploreTools } from './explore-tools.tsx';
import css from './explore.module.css';
import { ExploreView } from './explore.view.tsx';

type Actor = ActorRefFrom<typeof exploreMachine>;

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
  const found = t('posts.explorePage.found', { words });
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
  const { follows, recent, viewerId } = useSelector(
    actor,
    ({ context: { follows, recent, viewerId } }) => ({ follows, recent, viewerId }),
    shallowEqual,
  );
  const isSearch = useSelector(actor, ({ context }) => context.words !== '');
  const isBare = useSelector(actor, ({ context }) => context.words + context.typed === '');
  return (
    <div className={css.page}>
      <Stack gap={24}>
        <ScreenHeading>{t('posts.explore.title')}</ScreenHeading>
        <ExploreTools actor={actor} />
        {recent && isBare && (
          <RecentSearchesView
            actor={recent}
            onChoose={(text) => actor.send({ type: 'search.change', text })}
          />
        )}
        <Found actor={actor} />
        <ExploreView
          actor={actor}
          renderPeople={(found) =>
            follows && <FollowsView actor={follows} people={found} viewerId={viewerId} />
          }
          wayOn={
            isSearch ? (
              <Button onClick={() => actor.send({ type: 'search.clear' })}>
                {t('posts.exploreSearch.clear')}
              </Button>
            ) : undefined
          }
          end={<ExploreFoot actor={actor} />}
        />
      </Stack>
    </div>
  );
}
