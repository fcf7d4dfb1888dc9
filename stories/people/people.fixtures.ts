import { unrelated } from '#machines/people/known-relation.ts';
import { RelationStore } from '#machines/people/relation-store.ts';
import type {
  RelationAnswer,
  RelationEntry,
  RelationListName,
  Relationship,
  Subscription,
} from '#machines/people/relation.types.ts';

const since = '2026-03-14T09:00:00.000000Z';

export const ines: RelationEntry = {
  person: { id: 21, username: 'ines_m', displayName: 'Inês Marques', isVerified: true },
  since,
  subscription: null,
  banType: null,
  isFollowed: true,
};

export const yuki: RelationEntry = {
  ...ines,
  person: { id: 22, username: 'yuki', displayName: '雪村 由紀', isVerified: false },
};

/** Names as people may choose them: endless, from right to left, full of signs, and code. */
export const odd: readonly RelationEntry[] = [
  {
    ...ines,
    person: {
      id: 31,
      username: 'a-very-long-user-name-for-one-row-only-30',
      displayName: `${'Anna-Maria-Magdalena '.repeat(8)}von und zu`,
      isVerified: true,
    },
  },
  {
    ...ines,
    person: { id: 32, username: 'noor', displayName: 'نور الدين‮ gpj.exe', isVerified: false },
  },
  { ...ines, person: { id: 33, username: 'party', displayName: '🎉👩‍👩‍👧‍👦🏳️‍🌈 Zoë', isVerified: false } },
  {
    ...ines,
    person: {
      id: 34,
      username: 'script',
      displayName: '<script>alert(1)</script>',
      isVerified: false,
    },
  },
];

export const running: Subscription = {
  isAutoRenewable: true,
  isExpired: false,
  expiresAt: '2026-12-24T12:00:00.000000Z',
  months: 1,
  price: { amount: 999, currency: 'USD' },
};

export const subscribed: readonly RelationEntry[] = [
  { ...ines, subscription: running },
  { ...yuki, subscription: { ...running, isAutoRenewable: false } },
  {
    ...ines,
    person: { id: 23, username: 'oleg', displayName: 'Олег', isVerified: false },
    subscription: { ...running, isExpired: true, expiresAt: '2026-06-01T12:00:00.000000Z' },
  },
];

export const banned: readonly RelationEntry[] = [
  { ...ines, banType: 'mute' },
  { ...yuki, banType: 'restrict' },
  { ...yuki, banType: 'block', person: { ...yuki.person, id: 24, username: 'mo' } },
];

export const storeOf = (entries: readonly RelationEntry[], count = entries.length): RelationStore =>
  RelationStore.empty.replace({ entries, count });

export const strangers: Relationship = {
  ...unrelated,
  followersCount: 12,
};

/** Server's answer to a command on Inês: an empty list, and her relation to the viewer. */
export const answerOf = (
  list: RelationListName,
  relationship: Partial<Relationship> = {},
): RelationAnswer => ({
  list,
  entries: [],
  count: 0,
  entry: null,
  relationship: { ...strangers, ...relationship },
});
