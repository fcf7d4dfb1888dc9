import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from '#machines/app/home.machine.ts';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { lateView } from '#src/ui/late-view.tsx';
import { useText } from '#src/ui/text.tsx';
import { FeedView } from '../posts/feed.view.tsx';
import css from './home.module.css';

/** Its code comes when its actor has come, which is after the first frame. */
const SuggestionsView = lateView(
  async () => (await import('../people/suggestions.view.tsx')).SuggestionsView,
);

/** A member's first page: the feed, and beside it whom to follow where there is room. */
export function HomeView({ actor }: { actor: ActorRefFrom<typeof homeMachine> }) {
  const { t } = useText();
  const feed = useSelector(actor, (snapshot) => snapshot.context.feed);
  const suggestions = useSelector(actor, (snapshot) => snapshot.context.suggestions);
  const isThere = useSelector(suggestions, (snapshot) => 'machine' in snapshot);
  return (
    <div className={css.home}>
      <div className={css.feed}>
        <ScreenHeading hidden>{t('posts.feed.title')}</ScreenHeading>
        <FeedView actor={feed} />
      </div>
      <aside className={css.aside} aria-label={t('posts.suggestions.title')}>
        {isThere && <SuggestionsView actor={suggestions} />}
      </aside>
    </div>
  );
}
