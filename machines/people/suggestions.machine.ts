import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { followMachine } from './follow.machine.ts';
import type { FollowEmitted } from './follow.types.ts';
import type { PersonCard } from './person.types.ts';
import { loadSuggestions } from './suggestions.ports.ts';
import type { RelationChange, RelationChanged } from './relation.types.ts';
import type {
  SuggestionsContext,
  SuggestionsEmitted,
  SuggestionsEvent,
} from './suggestions.types.ts';

type Row = { userId: number };

const found = ({ event }: { event: { output: readonly PersonCard[] } }) => ({
  people: event.output,
});

/** The bar of creators that a member may like to follow. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    emitted: {} as SuggestionsEmitted,
    children: {} as { loadSuggestions: 'loadSuggestions' } & {
      [id: `follow ${number}`]: 'follow';
    },
  },
  actors: { loadSuggestions, follow: followMachine },
  guards: {
    hasRow: ({ context }, { userId }: Row) => context.people.some(({ id }) => id === userId),
    isEmpty: (_, params: { people: readonly PersonCard[] }) => params.people.length === 0,
  },
  actions: {
    storePeople: assign((_, params: { people: readonly PersonCard[] }) => ({
      people: params.people,
    })),
    /** A person gets a chart of their own only when they are acted on. */
    engage: assign(({ context: { people, parts, followed }, spawn, self }, { userId }: Row) => {
      const person = people.find(({ id }) => id === userId);
      if (!person || parts.some((part) => part.userId === userId)) return {};
      const { displayName } = person;
      const input = { userId, displayName, isFollower: followed.includes(userId) };
      const actor = childOf(self, spawn('follow', { id: `follow ${userId}`, input }));
      return { parts: [...parts, { userId, actor }] };
    }),
    order: enqueueActions(
      (
        { context: { parts }, enqueue },
        { userId, type }: Row & { type: 'follow.start' | 'follow.stop' },
      ) => {
        const part = parts.find((each) => each.userId === userId);
        if (part) enqueue.sendTo(part.actor, { type });
      },
    ),
    storeChange: assign(({ context }, { change }: { change: RelationChange }) => {
      const { userId, relationship } = change;
      const isFollower = relationship === null ? false : relationship.isFollower;
      if (isFollower === undefined) return {};
      const others = context.followed.filter((id) => id !== userId);
      return { followed: isFollower ? [...others, userId] : others };
    }),
    notifyParts: enqueueActions(({ context: { parts }, enqueue }, event: RelationChanged) => {
      for (const { actor } of parts) enqueue.sendTo(actor, event);
    }),
    forward: emit(emittedOf<FollowEmitted>),
  },
}).createMachine({
  id: 'suggestions',
  description: 'Creators that the member does not follow yet, beside the feed.',
  meta: { requirement: 'spec §2 suggestions bar' },
  context: { people: [], parts: [], followed: [] },
  initial: 'loading',
  on: {
    'relation.changed': {
      actions: [
        { type: 'storeChange', params: eventOf },
        { type: 'notifyParts', params: eventOf },
      ],
    },
    ...forwarding,
  },
  states: {
    ...plainResourceStates({
      port: { src: 'loadSuggestions' },
      descriptions: {
        loading: 'Suggestions are on their way.',
        failed: 'No suggestions came; a quiet line offers to try again.',
      },
      read: [
        { guard: { type: 'isEmpty', params: found }, target: 'exhausted' },
        { target: 'showing', actions: { type: 'storePeople', params: found } },
      ],
      on: { 'suggestions.retry': reload, 'connection.restored': reload },
    }),
    showing: {
      description:
        'A few creators are shown, each a way to their profile, and followed at a press.',
      on: {
        'person.follow': {
          guard: { type: 'hasRow', params: eventOf },
          actions: [
            { type: 'engage', params: eventOf },
            {
              type: 'order',
              params: ({ event }) => ({ userId: event.userId, type: 'follow.start' }),
            },
          ],
        },
        'person.unfollow': {
          guard: { type: 'hasRow', params: eventOf },
          actions: [
            { type: 'engage', params: eventOf },
            {
              type: 'order',
              params: ({ event }) => ({ userId: event.userId, type: 'follow.stop' }),
            },
          ],
        },
      },
    },
    exhausted: { description: 'The member already follows everybody there is to suggest.' },
  },
});
