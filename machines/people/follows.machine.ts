import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { followMachine } from './follow.machine.ts';
import type { FollowInput } from './follow.types.ts';
import type { FollowsContext, FollowsEmitted, FollowsEvent } from './follows.types.ts';
import type { RelationChange, RelationChanged } from './relation.types.ts';

type Whom = { person: FollowInput };
type Order = Whom & { order: 'follow.start' | 'follow.stop' };
const whom = ({ event }: { event: Whom }) => ({ person: event.person });

/** Follows of people in a list that another chart reads. */
export const followsMachine = setup({
  types: {
    context: {} as FollowsContext,
    events: {} as FollowsEvent,
    emitted: {} as FollowsEmitted,
  },
  actors: { follow: followMachine },
  actions: {
    /** A person gets a chart of their own only when they are acted on. */
    engage: assign(({ context: { parts, changed }, spawn, self }, { person }: Whom) => {
      const { userId } = person;
      if (parts.some((part) => part.userId === userId)) return {};
      const input = { ...person, isFollower: changed[userId] ?? person.isFollower };
      const actor = childOf(self, spawn('follow', { id: `follow ${userId}`, input }));
      return { parts: [...parts, { userId, actor }] };
    }),
    order: enqueueActions(({ context: { parts }, enqueue }, { person, order }: Order) => {
      const part = parts.find(({ userId }) => userId === person.userId);
      if (part) enqueue.sendTo(part.actor, { type: order });
    }),
    storeChange: assign(({ context }, { change }: { change: RelationChange }) => {
      const { userId, relationship } = change;
      const isFollower = relationship === null ? false : relationship.isFollower;
      return isFollower === undefined
        ? {}
        : { changed: { ...context.changed, [userId]: isFollower } };
    }),
    notifyParts: enqueueActions(({ context: { parts }, enqueue }, event: RelationChanged) => {
      for (const { actor } of parts) enqueue.sendTo(actor, event);
    }),
    forward: emit(emittedOf<FollowsEmitted>),
  },
}).createMachine({
  id: 'follows',
  description: 'People of a list are followed at a press, each in a chart of their own.',
  meta: { requirement: 'spec §4 follow' },
  context: { parts: [], changed: {} },
  initial: 'listening',
  states: {
    listening: {
      description: 'Each person may be followed or left; changes made elsewhere are taken over.',
      on: {
        'person.follow': {
          actions: [
            { type: 'engage', params: whom },
            {
              type: 'order',
              params: ({ event }) => ({ ...whom({ event }), order: 'follow.start' }),
            },
          ],
        },
        'person.unfollow': {
          actions: [
            { type: 'engage', params: whom },
            {
              type: 'order',
              params: ({ event }) => ({ ...whom({ event }), order: 'follow.stop' }),
            },
          ],
        },
        'relation.changed': {
          actions: [
            { type: 'storeChange', params: eventOf },
            { type: 'notifyParts', params: eventOf },
          ],
        },
        ...forwarding,
      },
    },
  },
});
