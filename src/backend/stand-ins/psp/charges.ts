import { randomBytes } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import type {
  ChargeRequest,
  ChargeState,
  RefundPartRequest,
  RefundPartState,
} from '../../billing/provider.ts';
import type { Backend } from '../../context.ts';
import {
  pspCards,
  pspCharges,
  pspRefunds,
  type PspCardRow,
  type PspChargeRow,
} from '../../db/schema/psp.ts';
import type { MoneyFault } from './faults.ts';
import { isPast } from '../../billing/card-expiry.ts';

/** Path on which the holder of a card confirms a charge. */
export const challengePath = '/psp/challenge';
/** A challenge of the bank expires after this time; later where the payer is away. */
const challengeMilliseconds = 15 * 60_000;
const offSessionMilliseconds = 24 * 3_600_000;
/** Milliseconds that the bank of a slow charge takes. */
const slowMilliseconds = 3_000;

type Decision = Pick<PspChargeRow, 'status' | 'declineCode' | 'challenge' | 'decidesAt'>;
const nothing = { declineCode: null, challenge: null, decidesAt: null };
const failed = (declineCode: string): Decision => ({ ...nothing, status: 'failed', declineCode });
const paid: Decision = { ...nothing, status: 'succeeded' };
const asked = (until: Date): Decision => ({
  ...nothing,
  status: 'requires_action',
  challenge: randomBytes(24).toString('base64url'),
  decidesAt: until,
});
const slow = (now: Date, declineCode: string | null): Decision => ({
  ...nothing,
  status: 'processing',
  declineCode,
  decidesAt: new Date(now.getTime() + slowMilliseconds),
});

function decide(
  card: PspCardRow | undefined,
  { now, until }: { now: Date; until: Date },
  fault: MoneyFault | undefined,
): Decision {
  if (fault?.kind === 'decline') return failed(fault.code);
  if (fault?.kind === 'action') return asked(until);
  if (fault?.kind === 'processing') return slow(now, null);
  if (!card) return failed('generic_decline');
  if (isPast(card.expMonth, card.expYear, now)) return failed('expired_card');
  switch (card.behaviour) {
    case 'declines':
    case 'cannot_be_saved':
      return failed('generic_decline');
    case 'has_no_funds':
      return failed('insufficient_funds');
    case 'is_lost':
      return failed('lost_card');
    case 'expires':
      return failed('expired_card');
    case 'has_a_wrong_cvc':
      return failed('incorrect_cvc');
    case 'asks_once':
      return card.isAuthenticated ? paid : asked(until);
    case 'asks_always':
    case 'asks_and_declines':
      return asked(until);
    case 'pays_slowly':
      return slow(now, null);
    case 'declines_slowly':
      return slow(now, 'generic_decline');
    default:
      return paid;
  }
}

/** Decides once per key; later calls get that decision. */
export async function makeCharge(
  { db, clock }: Backend,
  { key, cardToken, amount, currency, isOffSession }: ChargeRequest,
  fault: MoneyFault | undefined,
): Promise<{ row: PspChargeRow; card: PspCardRow | undefined }> {
  const now = clock();
  const [card] = await db.select().from(pspCards).where(eq(pspCards.token, cardToken));
  const patience = isOffSession ? offSessionMilliseconds : challengeMilliseconds;
  const until = new Date(now.getTime() + patience);
  const decision = decide(card, { now, until }, fault);
  const values = { key, cardToken, amount, currency, ...decision, createdAt: now, updatedAt: now };
  const [made] = await db.insert(pspCharges).values(values).onConflictDoNothing().returning();
  const row = made ?? (await findCharge(db, key));
  if (!row) throw new Error('The charge was not stored.');
  return { row, card };
}

export async function findCharge(db: Backend['db'], key: string) {
  const [row] = await db.select().from(pspCharges).where(eq(pspCharges.key, key));
  return row;
}

/** The charge as of now: slow ones are decided by time, unanswered challenges expire. */
export async function resolveDue(backend: Backend, row: PspChargeRow): Promise<PspChargeRow> {
  const now = backend.clock();
  if (row.decidesAt === null || row.decidesAt > now) return row;
  if (row.status === 'processing')
    return move(backend, row, { status: row.declineCode === null ? 'succeeded' : 'failed' });
  if (row.status === 'requires_action')
    return move(backend, row, { status: 'failed', declineCode: 'authentication_abandoned' });
  return row;
}

/** Compare and set of the status; false when another process was first. */
export async function move(
  { db, clock }: Backend,
  row: PspChargeRow,
  change: Partial<Decision>,
): Promise<PspChargeRow> {
  const [moved] = await db
    .update(pspCharges)
    .set({ ...change, updatedAt: clock() })
    .where(and(eq(pspCharges.key, row.key), eq(pspCharges.status, row.status)))
    .returning();
  return moved ?? (await findCharge(db, row.key)) ?? row;
}

/**
 * Ends a charge that waits for its holder; for a key without one stores a cancelled charge, so that
 * none can be made.
 */
export async function cancelCharge(backend: Backend, key: string): Promise<PspChargeRow> {
  const { db, clock } = backend;
  const now = clock();
  const stone = { key, amount: 0, currency: '', ...nothing, declineCode: 'withdrawn' };
  await db
    .insert(pspCharges)
    .values({ ...stone, status: 'cancelled', createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const found = await findCharge(db, key);
  if (!found) throw new Error('The charge was not stored.');
  const row = await resolveDue(backend, found);
  return row.status === 'requires_action'
    ? move(backend, row, { status: 'cancelled', declineCode: 'withdrawn' })
    : row;
}

/** Gives a charge back that was taken; anything else stays as it is. */
export async function refundCharge(backend: Backend, key: string): Promise<PspChargeRow> {
  const row = await findCharge(backend.db, key);
  if (!row) throw new Error(`There is no charge ${key}.`);
  return row.status === 'succeeded'
    ? move(backend, row, { status: 'refunded', declineCode: 'refunded' })
    : row;
}

/** Gives back a part of a charge, once a key and never more than was taken. */
export const refundPart = (
  { db, clock }: Backend,
  { key, chargeKey, amount }: RefundPartRequest,
): Promise<RefundPartState> =>
  db.transaction(async (tx) => {
    const [charge] = await tx
      .select()
      .from(pspCharges)
      .where(eq(pspCharges.key, chargeKey))
      .for('update');
    const [known] = await tx.select().from(pspRefunds).where(eq(pspRefunds.key, key));
    if (known) return 'succeeded';
    const [back] = await tx
      .select({ total: sum(pspRefunds.amount).mapWith(Number) })
      .from(pspRefunds)
      .where(eq(pspRefunds.chargeKey, chargeKey));
    const isTaken = charge?.status === 'succeeded';
    if (!isTaken || (back?.total ?? 0) + amount > charge.amount) return 'failed';
    await tx.insert(pspRefunds).values({ key, chargeKey, amount, createdAt: clock() });
    return 'succeeded';
  });

/** A charge as the merchant sees it. */
export function stateOf({ status, challenge, declineCode }: PspChargeRow): ChargeState {
  switch (status) {
    case 'succeeded':
    case 'processing':
      return { status };
    case 'requires_action':
      return { status, actionUrl: `${challengePath}?token=${challenge ?? ''}` };
    default:
      return { status: 'failed', declineCode: declineCode ?? 'generic_decline' };
  }
}
