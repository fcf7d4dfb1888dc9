import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { announceNotices, writeNotices, type NoticeDraft } from '../../app/notices/write.ts';
import { systemUserId } from '../../chat/list/list.ts';
import { skew } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import { payouts, type PayoutRow } from '../../db/schema/billing.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import { recordReturn } from '../ledger/ledger.ts';
import { isOutage, type PayOutState } from '../provider/provider.ts';
import { sendsAfter } from './payouts.ts';
import { payoutKeyOf, providerOf } from '../provider/providers.ts';

const most = 200;
const sentPayout: Kind = { name: 'payout', failed: 'payout not settled', isOutage };

/**
 * Sends what is due and asks how what was sent stands. A payout is marked as sent before the provider
 * is asked, so that it can no longer be cancelled; its key makes asking again after a crash harmless.
 */
export async function sendPayouts(backend: Backend): Promise<void> {
  const { db, clock } = backend;
  const now = clock();
  await holdNoLonger(backend, now);
  const isDue = and(eq(payouts.status, 'requested'), lte(payouts.sendsAt, now));
  await db.update(payouts).set({ status: 'in_transit', updatedAt: now }).where(isDue);
  const sent = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, 'in_transit'), isUp(backend, sentPayout, payouts.id)))
    .orderBy(asc(payouts.id))
    .limit(most);
  await doEach(backend, sentPayout, sent, {
    subjectOf: ({ id }) => String(id),
    work: async (row) => settlePayout(backend, row, await sendOne(backend, row)),
  });
}

/** One asked for before the clock was put back is held as long as one that is asked for now. */
async function holdNoLonger({ db }: Backend, now: Date): Promise<void> {
  const sendsAt = sendsAfter(now);
  const late = new Date(sendsAt.getTime() + skew);
  const isHeld = and(eq(payouts.status, 'requested'), gt(payouts.sendsAt, late));
  await db.update(payouts).set({ sendsAt }).where(isHeld);
}

const sendOne = (backend: Backend, { id, accountToken, amount, currency }: PayoutRow) =>
  providerOf(backend).payOut({ key: payoutKeyOf(id), accountToken, amount, currency });

/** Writes down how it ended, once; what the bank returned is the member's again. */
async function settlePayout(backend: Backend, { id }: PayoutRow, state: PayOutState) {
  if (state.status === 'in_transit') return;
  const { db, clock } = backend;
  const now = clock();
  const reason = state.status === 'failed' ? state.reason : null;
  const lines = await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(payouts)
      .set({ status: state.status, reason, updatedAt: now })
      .where(and(eq(payouts.id, id), eq(payouts.status, 'in_transit')))
      .returning();
    if (!ended) return [];
    if (ended.status === 'failed') await recordReturn(tx, ended, now);
    return writeNotices(tx, [noticeOfPayout(ended)], now);
  });
  await announceNotices(backend, lines);
}

/** The notification of a payout that has arrived, or came back. */
const noticeOfPayout = ({ userId, amount, status }: PayoutRow): NoticeDraft => ({
  toUserId: userId,
  notice: {
    kind: status === 'failed' ? 'payout_returned' : 'payout_paid',
    personId: systemUserId,
    amount,
  },
  isOwnDoing: false,
});
