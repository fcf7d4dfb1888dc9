import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { exploreMachine, wordsOf } from '#machines/posts/explore.machine.ts';
import { exploreAdapter } from '#src/actors/posts/explore.adapter.ts';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { ScreenTitle } from '#src/ui/screen-title.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { ExploreView } from '#src/views/posts/explore.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** What the guest's main page shows as a teaser, with the heading of a screen of its own. */
function ExploreScreen({ actor }: { actor: ActorRefFrom<typeof exploreMachine> }) {
  const { t } = useText();
  const words = useSelector(actor, ({ context }) => context.words);
  return (
    <Stack gap={24}>
      {words === '' ? (
        <ScreenHeading>{t('posts.explore.title')}</ScreenHeading>
      ) : (
        <>
          <ScreenTitle>{t('posts.explore.found', { words })}</ScreenTitle>
          <ScreenHeading own>{t('posts.explore.found', { words })}</ScreenHeading>
        </>
      )}
      <ExploreView actor={actor} />
    </Stack>
  );
}

export default defineScreen({
  machine: exploreMachine,
  View: ExploreScreen,
  title: 'posts.explore.title',
  keeps: true,
  provide: ({ http, lazyActors }) => ({
    actors: { ...exploreAdapter(http).actors, actions: lazyActors.postActions },
  }),
  input: ({ query, viewer }) => ({ ...wordsOf(query), viewerId: viewer?.id ?? null }),
});
