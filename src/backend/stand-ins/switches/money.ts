import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findByEmail } from '../../auth/find-user.ts';
import { chargeKeyOf, providerOf } from '../../billing/providers.ts';
import { chargeMoved } from '../../billing/reconcile.ts';
import type { Backend, Router } from '../../context.ts';
import { messages } from '../../db/schema/chat.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { notFound } from '../../http/failures.ts';
import { runJobs } from '../../jobs.table.ts';
import { noMoneyFaults, type MoneyFault } from '../psp/faults.ts';
import { read } from './read.ts';
import { switched } from './switched.ts';

const times = z.int().min(0).max(1000).default(0);
/** The next charges, in this order; `slow`, `isDown` and `refusesRefunds` until they are said again. */
const faults = z.object({
  decline: z.string().nullish(),
  action: times,
  processing: times,
  loseAnswer: times,
  slow: z.int().min(0).max(60_000).optional(),
  isDown: z.boolean().optional(),
  refusesRefunds: z.boolean().optional(),
});
const price = z.object({
  subject: z.enum(['user', 'post', 'message']),
  id: z.int(),
  price: z.int().min(0),
});
const refund = z.object({ payment: z.int() });
const subscription = z.object({ by: z.string(), to: z.string(), expires_in: z.number() });

const many = (count: number, fault: MoneyFault) => Array.from({ length: count }, () => fault);

/** Routes for faults of payments, on demand (contract §9.7). */
export function addMoneySwitches(app: Router, backend: Backend) {
  app.post('/__test/money', async (c) => {
    const wanted = read(faults, await c.req.json());
    const { money } = switched(backend);
    money.next.push(
      ...(wanted.decline ? [{ kind: 'decline' as const, code: wanted.decline }] : []),
      ...many(wanted.action, { kind: 'action' }),
      ...many(wanted.processing, { kind: 'processing' }),
      ...many(wanted.loseAnswer, { kind: 'loseAnswer' }),
    );
    money.slow = wanted.slow ?? money.slow;
    money.isDown = wanted.isDown ?? money.isDown;
    money.refusesRefunds = wanted.refusesRefunds ?? money.refusesRefunds;
    return c.json(money);
  });
  app.post('/__test/money/reset', (c) => {
    switched(backend).money = noMoneyFaults();
    return c.body(null, 204);
  });
  /** Refunds as by hand on the provider's side: the webhook reports it. */
  app.post('/__test/refund', async (c) => {
    const key = chargeKeyOf(read(refund, await c.req.json()).payment);
    await providerOf(backend).refund(key);
    await chargeMoved(backend, key);
    return c.body(null, 204);
  });
  app.post('/__test/price', async (c) => {
    const wanted = read(price, await c.req.json());
    const { db } = backend;
    if (wanted.subject === 'user')
      await db
        .update(users)
        .set({ subscriptionPrice: wanted.price })
        .where(eq(users.id, wanted.id));
    else if (wanted.subject === 'post')
      await db.update(posts).set({ price: wanted.price }).where(eq(posts.id, wanted.id));
    else await db.update(messages).set({ price: wanted.price }).where(eq(messages.id, wanted.id));
    return c.body(null, 204);
  });
  app.post('/__test/jobs', async (c) => {
    await runJobs(backend);
    return c.body(null, 204);
  });
  app.post('/__test/subscription', async (c) => {
    const { by, to, expires_in: seconds } = read(subscription, await c.req.json());
    const [subscriber, creator] = [
      await findByEmail(backend.db, by),
      await findByEmail(backend.db, to),
    ];
    if (!subscriber || !creator) throw notFound();
    const expiresAt = new Date(backend.clock().getTime() + seconds * 1000);
    const pair = and(
      eq(subscriptions.byUserId, subscriber.id),
      eq(subscriptions.toUserId, creator.id),
    );
    await backend.db.update(subscriptions).set({ expiresAt, nextAttemptAt: null }).where(pair);
    return c.body(null, 204);
  });
}
