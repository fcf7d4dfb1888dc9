import { expect } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { ledgerEntries } from '#src/backend/db/schema/billing.ts';
import { payoutsAnswer } from '#src/contract/billing/payouts.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { balance } from '../lists/lists.ts';
import { newKey, tip } from '../payments.ts';

const day = 86_400_000;
export const hour = 3_600_000;
export const payoutsPath = '/api/v1/billing/payouts';
export const germanAccount = {
  type: 'iban',
  holder: 'Ada Marlow',
  iban: 'DE89 3704 0044 0532 0130 00',
};

export const confirm = (browser: Browser) =>
  browser.post('/user/confirm-password', { password: 'correct-horse-9' });

/** A backend in which ada has earned eighty dollars that may be paid out. */
export async function payoutWorld() {
  const backend = await createTestBackend();
  let ada = await signedIn(backend, 'ada');
  const world = {
    backend,
    ada: () => ada,
    keep: (method: object = germanAccount, browser = ada) =>
      browser.send('PUT', '/api/v1/billing/payout_method', method),
    ask: (amount = 4_000, headers: Record<string, string> = newKey(), browser = ada) =>
      browser.post(payoutsPath, { amount, currency: 'USD' }, headers),
    history: async () => payoutsAnswer.parse(await (await ada.get(payoutsPath)).json()).data,
    available: async () => (await balance(ada)).available.amount,
    cancel: (id: number | undefined, browser = ada) => browser.post(`${payoutsPath}/${id}/cancel`),
    /** An hour and ten seconds: what was asked for is sent, and the bank has said what it says. */
    async settle() {
      backend.advance(hour);
      await runJobs(backend);
      backend.advance(10_000);
      await runJobs(backend);
    },
    /** Minor units, of which the product keeps a fifth; available a week later. */
    async earn(amount = 10_000) {
      const bo = await signedIn(backend, 'bo');
      expect((await tip(bo, 'ada', { amount })).status).toBe(201);
      backend.advance(8 * day);
      ada = await signedIn(backend, 'ada');
      await confirm(ada);
    },
    async booksBalance() {
      const rows = await backend.db.select().from(ledgerEntries);
      expect(rows.reduce((total, entry) => total + entry.amount, 0)).toBe(0);
    },
  };
  await world.earn();
  return world;
}
