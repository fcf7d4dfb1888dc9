import type { Meta, StoryObj } from '@storybook/react-vite';
import { avatarsMachine } from '#machines/people/avatars.machine.ts';
import { relationListMachine } from '#machines/people/relation-list.machine.ts';
import { relationsMachine } from '#machines/people/relations.machine.ts';
import type { RelationCounts, RelationListName } from '#machines/people/relation.types.ts';
import { RelationsView } from '#src/views/people/relations.view.tsx';
import { at } from '#stories/lib/at.ts';
import { storeOf, ines, subscribed, yuki } from './people.fixtures.ts';

export default {
  title: 'Screens/People/Audience and interests',
  component: RelationsView,
} satisfies Meta<typeof RelationsView>;

type Story = StoryObj<typeof RelationsView>;

const counts: RelationCounts = {
  subscriptions: 3,
  followed: 2,
  subscribers: 3,
  followers: 10_000,
  blacklist: 0,
};
const show = (
  state: 'awaiting' | 'counting' | 'counted' | 'uncounted',
  list: RelationListName,
  counts: RelationCounts | null,
): Story => ({
  args: {
    actor: at(relationsMachine, state, {
      list,
      counts,
      people: at(
        relationListMachine,
        { list: 'listed', rest: 'whole', freshness: 'settled' },
        {
          list,
          store: storeOf(list.startsWith('subscri') ? subscribed : [ines, yuki]),
          look: { search: '', filter: 'all', sort: 'newest' },
          next: null,
          failure: null,
          parts: [],
          avatars: at(avatarsMachine, 'resting', { photos: new Map(), wanted: [], asked: [] }),
        },
      ),
    }),
  },
});

export const Awaiting = show('awaiting', 'subscriptions', null);
export const Counting = show('counting', 'subscriptions', null);
export const Counted = show('counted', 'followers', counts);
export const Uncounted = show('uncounted', 'followed', null);
