import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { avatarsMachine } from '#machines/people/avatars.machine.ts';
import { followMachine } from '#machines/people/follow.machine.ts';
import { relationListMachine } from '#machines/people/relation-list.machine.ts';
import type { RowPart } from '#machines/people/relation-list.types.ts';
import type { RelationEntry } from '#machines/people/relation.types.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { RelationListView } from '#src/views/people/relation-list.view.tsx';
import { at } from '#stories/lib/at.ts';
import { banned, storeOf, ines, odd, subscribed, yuki } from './people.fixtures.ts';

export default {
  title: 'Flows/People/List of people',
  component: RelationListView,
} satisfies Meta<typeof RelationListView>;

type Story = StoryObj<typeof RelationListView>;

const bare: ContextFrom<typeof relationListMachine> = {
  list: 'followed',
  store: storeOf([ines, yuki, ...odd]),
  look: { search: '', filter: 'all', sort: 'newest' },
  next: null,
  failure: null,
  parts: [],
  avatars: at(avatarsMachine, 'resting', { photos: new Map(), wanted: [], asked: [] }),
};
const calm = { rest: 'whole', freshness: 'settled' } as const;
const show = (
  list: 'loading' | 'listed' | 'unmatched' | 'empty' | 'failed',
  context: Partial<typeof bare> = {},
): Story => ({
  args: { actor: at(relationListMachine, { list, ...calm }, { ...bare, ...context }) },
});
const nobody = { store: storeOf([]) };
const renewalOf = (
  { person, subscription, isFollowed }: RelationEntry,
  state: 'confirming' | 'ending',
): RowPart => ({
  kind: 'renewal',
  userId: person.id,
  actor: at(subscriptionMachine, state, {
    username: person.username,
    viewerId: null,
    details: {
      person: { ...person, profilePhoto: null },
      subscription,
      isFollower: isFollowed,
      failedRenewal: null,
    },
    failure: null,
  }),
});

export const LoadingWholeSettled = show('loading', nobody);
export const Listed = show('listed');
export const ListedSubscriptions = show('listed', {
  list: 'subscriptions',
  store: storeOf(subscribed),
});
export const ListedSubscribers = show('listed', {
  list: 'subscribers',
  store: storeOf(subscribed),
});
export const ListedFollowers = show('listed', {
  list: 'followers',
  store: storeOf([ines, { ...yuki, isFollowed: false }]),
});
export const ListedBlacklist = show('listed', { list: 'blacklist', store: storeOf(banned) });

/** Renewals: one is about to be cancelled, one was cancelled just now, one is over. */
export const ListedRenewalsActedOn = show('listed', {
  list: 'subscriptions',
  store: storeOf(subscribed),
  parts: subscribed
    .slice(0, 2)
    .map((entry, place) => renewalOf(entry, place === 0 ? 'confirming' : 'ending')),
});

/** Rows that are acted on: one was left just now, one was blocked, one did not work. */
export const ListedActedOn = show('listed', {
  store: storeOf([ines, yuki, ...odd.slice(1, 2)]),
  parts: [
    {
      kind: 'follow',
      userId: 21,
      actor: at(followMachine, 'unfollowed', {
        userId: 21,
        displayName: 'Inês Marques',
        isFollower: true,
        failure: null,
      }),
    },
    {
      kind: 'ban',
      userId: 22,
      actor: at(blacklistMachine, 'bannedNow', {
        userId: 22,
        displayName: '雪村 由紀',
        banType: 'block',
        wanted: 'block',
        failure: null,
      }),
    },
    {
      kind: 'follow',
      userId: 32,
      actor: at(followMachine, 'unstopped', {
        userId: 32,
        displayName: 'Noor',
        isFollower: true,
        failure: { kind: 'offline' },
      }),
    },
  ],
});
export const Unmatched = show('unmatched', {
  look: { search: 'zebra', filter: 'all', sort: 'newest' },
});
export const Empty = show('empty', nobody);
export const EmptySubscriptions = show('empty', { ...nobody, list: 'subscriptions' });
export const EmptySubscribers = show('empty', { ...nobody, list: 'subscribers' });
export const EmptyFollowers = show('empty', { ...nobody, list: 'followers' });
export const EmptyBlacklist = show('empty', { ...nobody, list: 'blacklist' });
export const Failed = show('failed', { ...nobody, failure: { kind: 'offline' } });

const long = { ...bare, store: storeOf([ines, yuki, ...odd], 10_000), next: 'after' };
export const Filling: Story = {
  args: {
    actor: at(relationListMachine, { list: 'listed', ...calm, rest: 'filling' }, long),
  },
};
export const Interrupted: Story = {
  args: {
    actor: at(relationListMachine, { list: 'listed', ...calm, rest: 'interrupted' }, long),
  },
};
export const Checking: Story = {
  args: {
    actor: at(relationListMachine, { list: 'listed', ...calm, freshness: 'checking' }, bare),
  },
};
export const Rereading: Story = {
  args: {
    actor: at(relationListMachine, { list: 'listed', ...calm, freshness: 'rereading' }, bare),
  },
};
