import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ViewerRelation } from '#src/contract/people/relation.ts';
import { bans, follows, subscriptions } from '#src/backend/db/schema/people.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';
import { key, Oracle, pairs, people, type Step, type Who } from './oracle.ts';
import { ask, received, listOf } from './relate.ts';

const stepOf: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'start_following' as const,
      'start_following' as const,
      'stop_following' as const,
      'forgive' as const,
      'deactivate_renew' as const,
      'reactivate_renew' as const,
    ),
  }),
  fc.record({
    do: fc.constant('ban' as const),
    type: fc.constantFrom('mute' as const, 'restrict' as const, 'block' as const),
  }),
  fc.record({ do: fc.constant('subscribe' as const), minutes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constant(1) }),
);

/** Does it, and says with what status. */
async function act(
  backend: TestBackend,
  browser: Browser,
  { by, to }: { by: Who; to: Who },
  step: Step,
): Promise<number> {
  if (step.do === 'wait') {
    backend.advance(step.minutes * 60_000);
    return 200;
  }
  if (step.do !== 'subscribe') {
    const body = step.do === 'ban' ? { ban_type: step.type } : {};
    return (await ask(browser, to, step.do, body)).status;
  }
  const row = {
    isAutoRenewable: true,
    expiresAt: new Date(backend.clock().getTime() + step.minutes * 60_000),
  };
  const pair = { byUserId: idOf(by), toUserId: idOf(to) };
  await backend.db
    .insert(subscriptions)
    .values({ ...pair, ...row, price: 999, createdAt: backend.clock() })
    .onConflictDoUpdate({ target: [subscriptions.byUserId, subscriptions.toUserId], set: row });
  return 200;
}

const lists = ['followed', 'followers', 'subscriptions', 'subscribers', 'blacklist'] as const;

/** Everything the three can see of one another is what the oracle says. */
async function compare(oracle: Oracle, browsers: Record<Who, Browser>) {
  for (const who of people)
    for (const list of lists) {
      const found = (await listOf(browsers[who], list)).list.map(({ by_user, to_user }) =>
        by_user.id === idOf(who) ? to_user.id : by_user.id,
      );
      expect(
        found.toSorted((a, b) => a - b),
        `${who} ${list}`,
      ).toEqual(oracle.list(who, list));
    }
  for (const { by, to } of pairs) {
    const answer = await browsers[by].get(`/api/v1/profiles/${to}`);
    const theirs = oracle.bans.get(key(to, by));
    expect(answer.status, `${by} looks at ${to}`).toBe(theirs === 'block' ? 404 : 200);
    if (theirs === 'block') continue;
    const { data } = (await answer.json()) as { data: { relation: ViewerRelation } };
    const own = oracle.paid.get(key(by, to));
    expect(data.relation, `${by} to ${to}`).toMatchObject({
      is_follower: oracle.follows.has(key(by, to)),
      is_followed_by: oracle.follows.has(key(to, by)),
      is_subscriber: oracle.isPaid(by, to),
      is_subscribed_by: oracle.isPaid(to, by),
      ban_type: oracle.bans.get(key(by, to)) ?? null,
      is_restricted: theirs === 'restrict',
      followers_count: people.filter((one) => oracle.follows.has(key(one, to))).length,
      subscription: own
        ? { is_auto_renewable: own.renews, is_expired: own.until <= oracle.now }
        : null,
    });
  }
}

/** Strangers again, a minute later: a throttle counts by the minute. */
async function startAnew(backend: TestBackend) {
  for (const table of [follows, bans, subscriptions]) await backend.db.delete(table);
  await backend.db.update(users).set({ followersCount: 0 });
  backend.published.splice(0);
  backend.advance(61_000);
}

it('three people are to one another what the rules say, whatever they do in whatever order', async () => {
  const backend = await createTestBackend();
  const entries = await Promise.all(
    people.map(async (name) => [name, await signedIn(backend, name)] as const),
  );
  const browsers = Object.fromEntries(entries) as Record<Who, Browser>;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...pairs), stepOf), { minLength: 4, maxLength: 14 }),
      async (steps) => {
        await startAnew(backend);
        const oracle = new Oracle();
        for (const [{ by, to }, step] of steps) {
          const status = await act(backend, browsers[by], { by, to }, step);
          const expected = oracle.step(by, to, step);
          expect(status, `${by} ${step.do} ${to}`).toBe(expected);
          for (const event of received(backend)) {
            const owner = people.find((name) => idOf(name) === event.to);
            const other = people.find((name) => idOf(name) === event.data.user_id);
            if (!owner || !other) throw new Error('An event of somebody unknown');
            const isGone = oracle.bans.get(key(other, owner)) === 'block';
            expect(event.data.relation === null, `${owner} hears of ${other}`).toBe(isGone);
          }
        }
        await compare(oracle, browsers);
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);
