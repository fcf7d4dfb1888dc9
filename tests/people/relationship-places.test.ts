import { expect, test } from 'vitest';
import { placesOf, type Standing } from '#src/views/people/relationship-places.ts';

const creator = { follows: false, sells: true, earns: true, writes: true };
const follower = { ...creator, follows: true };
const fan = { follows: false, sells: false, earns: false, writes: true };
const free = { ...creator, sells: false };
const rest = ['copy', 'ban', 'report'];

/** The viewer matrix: first thing to do, beside it, behind the dots. */
const matrix: readonly [string, Standing, string | null, readonly string[], readonly string[]][] = [
  ['a guest', { ...creator, as: 'guest' }, 'subscribe', ['login'], ['copy']],
  ['a guest before who sells nothing', { ...fan, as: 'guest' }, 'login', [], ['copy']],
  [
    'nobody in particular',
    { ...creator, as: 'acquainted' },
    'subscribe',
    ['follow', 'message'],
    ['tip', ...rest],
  ],
  [
    'a follower',
    { ...follower, as: 'acquainted' },
    'subscribe',
    ['message', 'tip'],
    ['unfollow', ...rest],
  ],
  [
    'a subscriber',
    { ...follower, as: 'subscriber' },
    'message',
    ['tip', 'manage'],
    ['unfollow', ...rest],
  ],
  [
    'a subscriber who does not renew',
    { ...follower, as: 'ending' },
    'renew',
    ['message', 'tip'],
    ['unfollow', ...rest],
  ],
  [
    'a subscriber who follows no more',
    { ...creator, as: 'subscriber' },
    'message',
    ['tip', 'manage'],
    ['follow', ...rest],
  ],
  [
    'somebody whose subscription is over',
    { ...creator, as: 'expired' },
    'again',
    ['follow', 'message'],
    ['tip', ...rest],
  ],
  ['anybody before no price', { ...free, as: 'acquainted' }, 'follow', ['message', 'tip'], rest],
  [
    'a follower before no price',
    { ...free, as: 'acquainted', follows: true },
    'message',
    ['tip'],
    ['unfollow', ...rest],
  ],
  ['somebody before a fan', { ...fan, as: 'acquainted' }, 'follow', ['message'], rest],
  [
    'a restricted follower before no price',
    { ...free, as: 'acquainted', follows: true, writes: false },
    null,
    ['tip'],
    ['unfollow', ...rest],
  ],
  ['who banned the person', { ...creator, as: 'banned' }, 'forgive', [], ['report']],
  ['oneself', { ...creator, as: 'oneself' }, 'edit', ['preview', 'copy'], []],
];

test.each(matrix)('%s finds their own buttons', (_, standing, primary, beside, more) => {
  expect(placesOf(standing)).toEqual({ primary, beside, more });
});

test('nobody ever sees more than four buttons', () => {
  const ways = [
    'guest',
    'oneself',
    'banned',
    'acquainted',
    'subscriber',
    'ending',
    'expired',
  ] as const;
  const either = [false, true];
  for (const as of ways)
    for (const follows of either)
      for (const sells of either)
        for (const earns of either)
          for (const writes of either) {
            const { primary, beside, more } = placesOf({ as, follows, sells, earns, writes });
            const count = (primary ? 1 : 0) + beside.length + (more.length > 0 ? 1 : 0);
            expect(count).toBeLessThanOrEqual(4);
            expect(count).toBeGreaterThan(0);
          }
});
