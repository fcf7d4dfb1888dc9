import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from '#machines/app/home.machine.ts';
import { Columns } from '#src/ui/style/columns.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { FeedView } from '../posts/feed.view.tsx';
import { useLoaded } from '../loaded.ts';

/** Lazy: loads with its actor, after the first frame. */
const SuggestionsView = lazyView(
  async () => (await import('../people/suggestions.view.tsx')).SuggestionsView,
);

/**
 * A member's first page: the feed, and some creators to follow beside it where there is room; where
 * the feed has no posts, more of them in its place.
 */
export function HomeView({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const { t } = useText();
  const feed = useSelector(actor, (snapshot) => snapshot.context.feed);
  const suggestions = useLoaded(useSelector(actor, (snapshot) => snapshot.context.suggestions));
  const isBare = useSelector(feed, (state) => state.hasTag('bare'));
  const hasNone = useSelector(suggestions ?? undefined, (state) => state?.value === 'exhausted');
  return (
    <Columns
      label={t('people.suggestions.title')}
      alone={isBare || hasNone}
      aside={suggestions && <SuggestionsView actor={suggestions} most={5} />}
    >
      <FeedView
        actor={feed}
        title={<ScreenHeading>{t('app.layout.home')}</ScreenHeading>}
        people={suggestions && <SuggestionsView actor={suggestions} />}
      />
    </Columns>
  );
}
