import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import {
  creator,
  fan,
  follower,
  stranger,
  subscribedAs,
} from '#stories/people/profile.fixtures.ts';

const start = (profile: Profile, viewerId: number | null = 3) => {
  const emitted: string[] = [];
  const actor = createActor(relationshipMachine, { input: { viewerId, profile } });
  actor.on('*', ({ type }) => emitted.push(type));
  return { actor: actor.start(), emitted };
};
const others = ['subscribe.ask', 'tip.ask', 'report.ask', 'ban.ask'] as const;
const asks = [...others, 'preview.ask'] as const;

/** The profile's buttons as a table: who looks, and what they may ask for. */
const table: readonly [
  string,
  Profile,
  number | null,
  unknown,
  readonly (typeof asks)[number][],
][] = [
  ['a guest', { ...creator, relationship: null }, null, 'guest', []],
  ['oneself', { ...creator, isSelf: true, relationship: null }, 2, 'oneself', ['preview.ask']],
  ['a stranger', creator, 3, { acquainted: 'stranger' }, others],
  ['a follower', { ...creator, relationship: follower }, 3, { acquainted: 'follower' }, others],
  [
    'a subscriber',
    { ...creator, relationship: subscribedAs({}) },
    3,
    { acquainted: 'subscriber' },
    ['tip.ask', 'report.ask', 'ban.ask'],
  ],
  [
    'one who cancelled',
    { ...creator, relationship: subscribedAs({ isAutoRenewable: false }) },
    3,
    { acquainted: 'ending' },
    ['tip.ask', 'report.ask', 'ban.ask'],
  ],
  [
    'one whose subscription is over',
    { ...creator, relationship: subscribedAs({ isExpired: true }) },
    3,
    { acquainted: 'expired' },
    others,
  ],
  [
    'one who banned them',
    { ...creator, relationship: { ...stranger, banType: 'mute' } },
    3,
    'banned',
    ['report.ask'],
  ],
  ['somebody before a fan', fan, 3, { acquainted: 'stranger' }, ['report.ask', 'ban.ask']],
];

test.each(table)('%s sees their own buttons', (_, profile, viewerId, value, allowed) => {
  const { actor } = start(profile, viewerId);
  expect(actor.getSnapshot().value).toEqual(value);
  expect(asks.filter((type) => actor.getSnapshot().can({ type }))).toEqual(allowed);
});

test('a subscription that begins elsewhere opens the posts here', () => {
  const { actor, emitted } = start(creator);
  const change = { userId: creator.id, relationship: subscribedAs({}), listed: null };
  actor.send({ type: 'relation.changed', change });
  actor.send({ type: 'relation.changed', change });
  expect(emitted).toEqual(['access.changed']);
});

test('a change that says a part of how the two stand leaves the rest as it was', () => {
  const { actor, emitted } = start({ ...creator, relationship: subscribedAs({}) });
  const change = { userId: creator.id, relationship: { isFollower: false }, listed: null };
  actor.send({ type: 'relation.changed', change });
  expect(actor.getSnapshot().value).toEqual({ acquainted: 'subscriber' });
  expect(emitted).toEqual(['access.changed']);
});

test('who is followed where nothing was known of the two is followed, and no more', () => {
  const { actor } = start({ ...creator, relationship: null });
  const change = { userId: creator.id, relationship: { isFollower: true }, listed: null };
  actor.send({ type: 'relation.changed', change });
  expect(actor.getSnapshot().value).toEqual({ acquainted: 'follower' });
  expect(actor.getSnapshot().context.relationship).toEqual({
    ...stranger,
    isFollower: true,
    followersCount: null,
  });
});

test('what was bought in the dialog makes the profile be read again', () => {
  const { actor, emitted } = start(creator);
  actor.send({ type: 'subscribe.ask' });
  actor.send({
    type: 'dialog.answered',
    id: `subscribe-${creator.id}`,
    dialog: 'subscribe',
    answer: { kind: 'confirmed', value: null },
  });
  expect(emitted).toEqual(['dialog.requested', 'profile.stale']);
});
