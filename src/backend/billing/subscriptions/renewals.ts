import { and, count, eq, inArray, isNull, like, lte, or } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { cards, payments, type PaymentRow } from '../../db/schema/billing.ts';
import type { MessageRow } from '../../db/schema/chat.ts';
import { bans, subscriptions } from '../../db/schema/people.ts';
import { errorText } from '../../lib/error-text.ts';
import {
  forgetFailures,
  isUp,
  periodIn,
  periodOf,
  putOff,
  type Kind,
} from '../../lib/jobs/failed-work.ts';
import { announceNotices } from '../../app/notices/write.ts';
import { relationMoved } from '../../people/announce.ts';
import { hasLeaver } from '../../people/leavers.ts';
import type { SubscriptionRow } from '../../people/relations.ts';
import { insertPayment } from '../payments/start-payment.ts';
import { cancelPayment, chargePayment } from '../payments/charge.ts';
import { planNextTry } from '../payments/renewal-refused.ts';
import { stopRenewal } from './stop-renewal.ts';

/** Lead of a renewal before the period's end, so that access never lapses. */
const leadMilliseconds = 5 * 60_000;
/** Time until a renewal under way is looked at again; a refused one plans its next try itself. */
const underWayMilliseconds = 24 * 3_600_000;

/** Failures are counted by period: the next one is another. */
const renewal: Kind = { name: 'renewal', failed: 'not renewed' };
const periodSubject = periodIn(subscriptions.id, subscriptions.expiresAt);
const subjectOf = ({ id, expiresAt }: SubscriptionRow) => periodOf(id, expiresAt);

/** A renewal that could not be begun; nothing of it is kept, and nothing was charged. */
class NotBegun extends Error {
  readonly row: SubscriptionRow;
  constructor(row: SubscriptionRow, cause: unknown) {
    super('A renewal could not be begun.', { cause });
    this.row = row;
  }
}

type Step =
  | { kind: 'charge'; payment: PaymentRow }
  /** One that was begun before and still waits for its holder. */
  | { kind: 'stale'; payment: PaymentRow }
  | { kind: 'changed'; row: SubscriptionRow; notices: readonly MessageRow[] }
  /** The member is buying it by hand just now. */
  | { kind: 'waits' };

/**
 * Renews what is due, at the price agreed. Any number of processes may do this at once: each takes
 * a row that is not locked, and a period is charged under one key. One that fails is put off.
 */
export async function renewDue(backend: Backend): Promise<number> {
  let count = 0;
  for (;;) {
    const step = await takeUp(backend);
    if (!step) return count;
    count += 1;
    await goOn(backend, step).catch((error: unknown) =>
      // The next try is planned, and a payment under way is asked about by the reconciliation.
      backend.log.warn('renewal', { error: errorText(error) }),
    );
    if (count >= 1000) return count;
  }
}

/** The next one that can be begun; those that cannot are put off. */
async function takeUp(backend: Backend): Promise<Step | undefined> {
  for (;;)
    try {
      return await takeOne(backend);
    } catch (error) {
      if (!(error instanceof NotBegun)) throw error;
      await putOff(backend, renewal, subjectOf(error.row), error.cause);
    }
}

async function goOn(backend: Backend, step: Step): Promise<void> {
  if (step.kind === 'charge') await chargePayment(backend, step.payment);
  else if (step.kind === 'stale') await cancelPayment(backend, step.payment);
  else if (step.kind === 'changed') {
    const { byUserId, toUserId } = step.row;
    await announceNotices(backend, step.notices);
    await relationMoved(backend, { byUserId, toUserId, socketId: undefined }, 'subscriptions');
  }
}

/** Throws the original error to the holder who retries. */
const asItWas = (error: unknown): never => {
  throw error instanceof NotBegun ? error.cause : error;
};

/** Manual retry by the holder, and the time of the planned one. */
interface Pressed {
  /** Id of the subscription. */
  readonly id: number;
  readonly plannedTry: string | null;
}

/** Renews one that is due; undefined when there was nothing to charge. */
export async function chargeOne(
  backend: Backend,
  pressed: Pressed,
): Promise<PaymentRow | undefined> {
  const step = await takeOne(backend, pressed).catch(asItWas);
  if (step?.kind === 'changed') await announceNotices(backend, step.notices);
  return step?.kind === 'charge' ? chargePayment(backend, step.payment) : undefined;
}

const takeOne = (backend: Backend, pressed?: Pressed): Promise<Step | undefined> =>
  backend.db.transaction(async (tx): Promise<Step | undefined> => {
    const now = backend.clock();
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.isAutoRenewable, true),
          // A manual retry counts by itself, whatever failed before.
          pressed ? eq(subscriptions.id, pressed.id) : isUp(backend, renewal, periodSubject),
          lte(subscriptions.expiresAt, new Date(now.getTime() + leadMilliseconds)),
          or(isNull(subscriptions.nextAttemptAt), lte(subscriptions.nextAttemptAt, now)),
        ),
      )
      .orderBy(subscriptions.expiresAt, subscriptions.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    try {
      const step = (await mayRenew(tx, row))
        ? await begin(tx, row, now, pressed)
        : { kind: 'changed' as const, row, notices: await stopRenewal(tx, row, now) };
      await forgetFailures(tx, renewal, subjectOf(row));
      return step;
    } catch (error) {
      throw new NotBegun(row, error);
    }
  });

const between = (by: number, to: number) => and(eq(bans.byUserId, by), eq(bans.toUserId, to));

/** False across a block, and when either side has left. */
async function mayRenew(tx: Tx, { byUserId, toUserId }: SubscriptionRow): Promise<boolean> {
  if (await hasLeaver(tx, [byUserId, toUserId])) return false;
  const blocks = await tx
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(eq(bans.banType, 'block'), or(between(byUserId, toUserId), between(toUserId, byUserId))),
    );
  return blocks.length === 0;
}

async function begin(tx: Tx, row: SubscriptionRow, now: Date, pressed?: Pressed): Promise<Step> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerId, row.byUserId),
        eq(payments.type, 'subscription'),
        eq(payments.subjectId, row.toUserId),
        inArray(payments.status, ['pending', 'requires_action']),
      ),
    );
  const later = new Date(now.getTime() + underWayMilliseconds);
  await tx.update(subscriptions).set({ nextAttemptAt: later }).where(eq(subscriptions.id, row.id));
  if (open) return open.renewalKey === null ? { kind: 'waits' } : { kind: 'stale', payment: open };
  const [card] =
    row.cardId === null ? [] : await tx.select().from(cards).where(eq(cards.id, row.cardId));
  if (!card) {
    await planNextTry(tx, row, now);
    return { kind: 'changed', row, notices: [] };
  }
  const draft = {
    type: 'subscription' as const,
    payeeId: row.toUserId,
    subject: { type: 'user' as const, id: row.toUserId },
    amount: row.amount ?? row.price * row.months,
    card,
    terms: {
      months: row.months,
      autoRenew: true,
      ...(pressed && { plannedTry: pressed.plannedTry }),
    },
  };
  const period = `${row.id}@${row.expiresAt.toISOString()}#`;
  const [tries] = await tx
    .select({ made: count() })
    .from(payments)
    .where(like(payments.renewalKey, `${period}%`));
  const payment = await insertPayment(tx, row.byUserId, draft, now, `${period}${tries?.made ?? 0}`);
  return { kind: 'charge', payment };
}
