import { beforeEach, describe, expect, it } from 'vitest';
import { endSoldAcross } from '#src/backend/billing/payments/end-across-block.ts';
import { runJobs } from '#src/backend/jobs.table.ts';
import { ledgerEntries } from '#src/backend/db/schema/billing.ts';
import { setBan } from '#src/backend/people/ban.ts';
import { idOf } from '../../world.ts';
import { balance, page } from '../lists/lists.ts';
import { Parting } from '../parting.ts';
import { expectBooksToBalance, press } from '../payments.ts';

const hour = 3_600_000;

let at: Parting;
beforeEach(async () => {
  at = await Parting.begin();
});

describe('what is owed', () => {
  it('stays owed while the provider refuses or is away, and is sent later, once', async () => {
    const { back } = await at.subscribedForTenDays();
    await press(at.backend, 'money', { refusesRefunds: true });
    await at.block(at.ada, 'bo');
    await press(at.backend, 'money', { refusesRefunds: false, isDown: true });
    at.backend.advance(hour);
    await at.signIn();
    await runJobs(at.backend);
    expect(await at.sentBack()).toEqual([]);
    // The seller has it no more from the first moment on.
    const owed = { amount: { amount: back.amount }, settled_at: null };
    expect(await at.last(at.bo, 'sent')).toMatchObject({ given_back: owed });
    expect(await at.last(at.ada, 'received')).toMatchObject({ given_back: owed });
    expect((await at.noticesOf('bo')).some(({ kind }) => kind === 'days_refunded')).toBe(false);
    await press(at.backend, 'money', { isDown: false });
    await runJobs(at.backend);
    expect(await at.sentBack()).toEqual([]);
    for (const wait of [hour, hour]) {
      at.backend.advance(wait);
      await runJobs(at.backend);
    }
    expect(await at.sentBack()).toMatchObject([{ amount: back.amount }]);
    expect((await at.noticesOf('bo')).filter(({ kind }) => kind === 'days_refunded')).toHaveLength(
      1,
    );
    await expectBooksToBalance(at.backend);
  });

  it('is sent by the next process when this one dies after the block', async () => {
    const { back } = await at.subscribedForTenDays();
    const pair = { byUserId: idOf('ada'), toUserId: idOf('bo') };
    await setBan(at.backend, pair, 'block', endSoldAcross);
    expect(await at.sentBack()).toEqual([]);
    await Promise.all([runJobs(at.backend), runJobs(at.backend)]);
    expect(await at.sentBack()).toMatchObject([{ amount: back.amount }]);
    expect(
      (await at.noticesOf('ada')).filter(({ kind }) => kind === 'sale_days_refunded'),
    ).toHaveLength(1);
  });

  it('is a part of it when the whole payment goes back after', async () => {
    const { id } = await at.subscribedForTenDays();
    await press(at.backend, 'money', { refusesRefunds: true });
    await at.block(at.ada, 'bo');
    await press(at.backend, 'money', { refusesRefunds: false });
    expect((await press(at.backend, 'refund', { payment: id })).status).toBe(204);
    at.backend.advance(hour);
    await at.signIn();
    await runJobs(at.backend);
    expect(await at.sentBack()).toEqual([]);
    expect(await at.last(at.bo, 'sent')).toMatchObject({ status: 'refunded', given_back: null });
    const entries = await at.backend.db.select().from(ledgerEntries);
    for (const account of ['card', 'earnings', 'fees'])
      expect(
        entries
          .filter((one) => one.account === account)
          .reduce((sum, { amount }) => sum + amount, 0),
      ).toBe(0);
  });

  it('is all that is left when a renewal is charged at the same time', async () => {
    const first = await at.subscribedUntilTheLastMinute();
    await Promise.all([runJobs(at.backend), at.block(at.ada, 'bo'), runJobs(at.backend)]);
    await runJobs(at.backend);
    expect(await at.isRunning()).toBe(false);
    // The first month was used up; of the second, whichever came first, nothing is kept.
    const { totals } = (await page(at.bo, 'sent')).meta;
    expect(totals.gross.amount).toBe(999);
    expect((await balance(at.ada)).available.amount + (await balance(at.ada)).pending.amount).toBe(
      999 - first.fee,
    );
  });

  it('is decided once, however many presses come at the same time', async () => {
    await at.subscribedForTenDays();
    await Promise.all([at.block(at.ada, 'bo'), at.block(at.ada, 'bo'), at.block(at.ada, 'bo')]);
    expect(await at.sentBack()).toHaveLength(1);
  });
});
