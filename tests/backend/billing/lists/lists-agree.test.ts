import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { giveBack } from '#src/backend/billing/payments/give-back.ts';
import { recordPayment, recordRefund } from '#src/backend/billing/ledger/ledger.ts';
import { recordShare, takeShareBack } from '#src/backend/billing/ledger/referral-share.ts';
import { feeOf } from '#src/backend/lib/money.ts';
import type { ListedTransaction } from '#src/contract/billing/billing-lists.ts';
import { ledgerEntries, payments } from '#src/backend/db/schema/billing.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, type Name } from '../../world.ts';
import { invitedBy } from '../../insight/invitations/invited.ts';
import { all, balance, file, page } from './lists.ts';

const day = 86_400_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

interface Past {
  type: 'tip' | 'subscription' | 'message';
  from: Name;
  to: Name;
  amount: number;
  status: 'succeeded' | 'failed' | 'pending' | 'refunded';
  daysAgo: number;
  refundedAfter: number;
  /** Of thirty days that were paid for, those that were given back. */
  daysBack: number;
  note: string | null;
}
/** More of them by hand: `LEDGER_RUNS=10000`. */
const runs = Number(process.env['LEDGER_RUNS'] ?? 24);
const seed = Number(process.env['LEDGER_SEED'] ?? 20_261_123);

/** A payment as it would stand in the books, without a provider. */
async function book(backend: TestBackend, past: Past, at: number) {
  const createdAt = new Date(backend.clock().getTime() - past.daysAgo * day);
  const { type, amount, status, note } = past;
  await backend.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(payments)
      .values({
        type,
        amount,
        status,
        note,
        payerId: idOf(past.from),
        payeeId: idOf(past.to),
        fee: feeOf(amount),
        currency: 'USD',
        subjectType: 'user',
        // Of what is not decided there is one for a thing.
        subjectId: 10_000 + at,
        cardToken: 'x',
        cardBrand: 'visa',
        cardLast4: '4242',
        createdAt,
        updatedAt: createdAt,
        settledAt: status === 'pending' ? null : createdAt,
      })
      .returning();
    if (row && (status === 'succeeded' || status === 'refunded')) {
      await recordPayment(tx, row, createdAt);
      await recordShare(tx, row, createdAt);
    }
    const back = past.type === 'subscription' ? past.daysBack : 0;
    if (row && back > 0 && status === 'succeeded')
      await giveBack(tx, row, { days: back, ofDays: 30 }, backend.clock());
    if (row && status === 'refunded') {
      const at = new Date(createdAt.getTime() + past.refundedAfter * day);
      const now = at > backend.clock() ? backend.clock() : at;
      await recordRefund(tx, row, now);
      await takeShareBack(tx, row, now);
    }
  });
}

const past: fc.Arbitrary<Past> = fc.record({
  type: fc.constantFrom('tip', 'subscription', 'message'),
  from: fc.constantFrom<Name>('bo', 'fay'),
  to: fc.constantFrom<Name>('ada', 'fay'),
  amount: fc.integer({ min: 1, max: 100_000 }),
  status: fc.constantFrom('succeeded', 'succeeded', 'failed', 'pending', 'refunded'),
  daysAgo: fc.integer({ min: 0, max: 40 }),
  refundedAfter: fc.integer({ min: 0, max: 14 }),
  daysBack: fc.integer({ min: 0, max: 30 }),
  note: fc.constantFrom(null, 'for the fog', '50% off'),
});
const restOf = ({ amount, given_back: back }: ListedTransaction) =>
  amount.amount - (back?.amount.amount ?? 0);
const filters = [
  '',
  'type=tip',
  'type=referral',
  'status=succeeded',
  'person=bo',
  'q=50%25',
  'status=pending',
];

it(
  'rows, totals, files and the ledger agree to the cent, for any history',
  { timeout: 240_000 + runs * 2_000 },
  async () => {
    const backend = await createTestBackend();
    const bo = await signedIn(backend, 'bo');
    const ada = await signedIn(backend, 'ada');
    const fay = await signedIn(backend, 'fay');
    // Ada has a share of what Fay earns.
    await invitedBy(backend, 'fay', 'ada');
    await fc.assert(
      fc.asyncProperty(
        fc.array(past, { maxLength: 45 }),
        fc.constantFrom(...filters),
        async (history, query) => {
          backend.advance(61_000);
          await backend.db.delete(ledgerEntries);
          await backend.db.delete(payments);
          for (const [at, each] of history.filter(({ from, to }) => from !== to).entries())
            await book(backend, each, at);
          {
            const rows = await all(ada, 'received', `?${query}`);
            const { totals } = (await page(ada, 'received', `?${query}`)).meta;
            const lines = await file(ada, 'received', `?locale=en&${query}`);
            const paid = rows.filter(({ status }) => status === 'succeeded');
            expect(totals.count).toBe(rows.length);
            expect(totals.gross.amount).toBe(sum(paid.map(restOf)));
            expect(totals.fee.amount).toBe(sum(paid.map(({ fee }) => fee?.amount ?? 0)));
            expect(totals.net.amount).toBe(sum(paid.map(({ net }) => net?.amount ?? 0)));
            expect(totals.gross.amount - totals.fee.amount).toBe(totals.net.amount);
            expect(lines.map(({ Number: id }) => Number(id))).toEqual(rows.map(({ id }) => id));
            expect(lines.map(({ Net: net }) => cents(net))).toEqual(
              rows.map(({ net }) => net?.amount),
            );
          }
          const { available, pending, pending_until: until } = await balance(ada);
          const { totals } = (await page(ada, 'received')).meta;
          expect(available.amount + pending.amount).toBe(totals.net.amount);
          expect(sum(until.map(({ amount }) => amount.amount))).toBe(pending.amount);
          for (const [status, owed] of [
            ['pending', pending],
            ['available', available],
          ] as const)
            expect((await page(ada, 'received', `?status=${status}`)).meta.totals.net).toEqual(
              owed,
            );
          const sent = [...(await all(bo, 'sent')), ...(await all(fay, 'sent'))];
          const toAda = sent.filter(
            ({ status, counterpart }) => status === 'succeeded' && counterpart?.username === 'ada',
          );
          const shares = (await page(ada, 'received', '?type=referral')).meta.totals.gross.amount;
          expect(sum(toAda.map(restOf)) + shares).toBe(totals.gross.amount);
          expect(sent.some(({ type }) => type === 'referral')).toBe(false);
          const entries = await backend.db.select().from(ledgerEntries);
          expect(sum(entries.map(({ amount }) => amount))).toBe(0);
        },
      ),
      { numRuns: runs, seed },
    );
  },
);
