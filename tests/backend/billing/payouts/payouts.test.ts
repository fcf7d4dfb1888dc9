import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { payoutMethods } from '#src/backend/db/schema/billing.ts';
import { pspAccounts, pspPayouts } from '#src/backend/db/schema/psp.ts';
import { payoutAnswer, payoutMethodAnswer } from '#src/contract/billing/payouts.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { newKey, press } from '../payments.ts';
import { confirm, germanAccount, hour, payoutsPath as path, payoutWorld } from './payout-world.ts';

let world: Awaited<ReturnType<typeof payoutWorld>>;
beforeEach(async () => {
  world = await payoutWorld();
});

describe('the account', () => {
  it('is kept by the provider alone; here stand its last digits', async () => {
    const answer = await world.keep();
    expect(answer.status).toBe(200);
    const kept = payoutMethodAnswer.parse(await answer.json()).data;
    expect(kept).toEqual({ type: 'iban', holder: 'Ada Marlow', country: 'DE', last4: '3000' });
    const read = await world.ada().get('/api/v1/billing/payout_method');
    expect(await read.json()).toEqual({ data: kept });
    const rows = [
      await world.backend.db.select().from(payoutMethods),
      await world.backend.db.select().from(pspAccounts),
    ];
    expect(JSON.stringify(rows)).not.toContain('0532');
    expect(world.backend.logged.join('\n')).not.toContain('0532');
  });

  it('is refused by its check digits, each field by its own', async () => {
    const wrong = await world.keep({ ...germanAccount, iban: 'DE89 3704 0044 0532 0130 01' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: { iban: ['The iban field has a wrong digit.'] },
    });
    const us = { type: 'us_account', holder: 'Ada', routing: '110000001', account: '12' };
    expect(await (await world.keep(us)).json()).toMatchObject({
      errors: { routing: [expect.any(String)], account: [expect.any(String)] },
    });
    expect(
      (await world.keep({ ...us, routing: '110000000', account: '000123456789' })).status,
    ).toBe(200);
    expect((await world.keep({ ...germanAccount, holder: ' ' })).status).toBe(422);
  });

  it('needs the password, and is nobody else’s', async () => {
    const fresh = await signedIn(world.backend, 'ada');
    expect((await world.keep(germanAccount, fresh)).status).toBe(423);
    expect((await world.ask(4_000, newKey(), fresh)).status).toBe(423);
    await world.keep();
    const fay = await signedIn(world.backend, 'fay');
    expect(await (await fay.get('/api/v1/billing/payout_method')).json()).toEqual({ data: null });
  });

  it('is forgotten by the provider when another takes its place, unless money is going there', async () => {
    await world.keep();
    await world.keep({ ...germanAccount, iban: 'ES91 2100 0418 4502 0005 1332' });
    expect(await world.backend.db.select().from(pspAccounts)).toHaveLength(1);
    await world.ask();
    await world.keep();
    expect(await world.backend.db.select().from(pspAccounts)).toHaveLength(2);
    await world.settle();
    expect(await world.history()).toMatchObject([{ status: 'paid', last4: '1332' }]);
  });
});

describe('a payout', () => {
  beforeEach(async () => {
    await world.keep();
  });

  it('takes from what is available at once, and is sent and paid', async () => {
    expect(await world.available()).toBe(8_000);
    const asked = await world.ask(4_000);
    expect(asked.status).toBe(201);
    const { data } = payoutAnswer.parse(await asked.json());
    expect(data).toMatchObject({ amount: { amount: 4_000 }, status: 'requested', last4: '3000' });
    expect(await world.available()).toBe(4_000);
    await runJobs(world.backend);
    expect(await world.history()).toMatchObject([{ status: 'requested' }]);
    world.backend.advance(hour);
    await runJobs(world.backend);
    expect(await world.history()).toMatchObject([{ status: 'in_transit', cancel_until: null }]);
    world.backend.advance(10_000);
    await runJobs(world.backend);
    await runJobs(world.backend);
    expect(await world.history()).toMatchObject([{ status: 'paid' }]);
    expect(await world.backend.db.select().from(pspPayouts)).toHaveLength(1);
    await world.booksBalance();
  });

  it('is cancelled while it has not been sent, once', async () => {
    const { data } = payoutAnswer.parse(await (await world.ask()).json());
    const cancel = (browser?: Browser) => world.cancel(data.id, browser);
    expect((await cancel(await signedIn(world.backend, 'bo'))).status).toBe(404);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await world.available()).toBe(8_000);
    await world.settle();
    expect(await world.backend.db.select().from(pspPayouts)).toEqual([]);
    const next = payoutAnswer.parse(await (await world.ask()).json()).data;
    await world.settle();
    expect((await world.ada().post(`${path}/${next.id}/cancel`)).status).toBe(409);
    await world.booksBalance();
  });

  it('is held no longer after the clock was put back, and can be cancelled as long', async () => {
    await world.keep();
    await world.ask();
    world.backend.setClock(-hour);
    await runJobs(world.backend);
    expect((await world.history())[0]?.status).toBe('requested');
    await world.settle();
    expect((await world.history())[0]?.status).toBe('paid');
  });

  it('that the bank returns is available again, and says why', async () => {
    await world.keep({ ...germanAccount, iban: 'DE35370400440532013002' });
    await world.ask(8_000);
    await world.settle();
    expect(await world.history()).toMatchObject([{ status: 'failed', reason: 'account_closed' }]);
    expect(await world.available()).toBe(8_000);
    await world.booksBalance();
  });

  it('is refused with its reason', async () => {
    expect(await (await world.ask(1_999)).json()).toMatchObject({
      errors: { amount: [/at least/] },
    });
    expect(await (await world.ask(8_001)).json()).toMatchObject({
      errors: { amount: ['The amount field is more than is available.'] },
    });
    expect((await world.ask(4_000, {})).status).toBe(400);
    await world.ask();
    const second = await world.ask();
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'payout_pending' }]);
    const fay = await signedIn(world.backend, 'fay');
    await confirm(fay);
    const none = await world.ask(4_000, newKey(), fay);
    expect([none.status, await none.json()]).toMatchObject([
      409,
      { code: 'payout_method_missing' },
    ]);
  });

  it('waits for a provider that is down, and is sent once', async () => {
    await world.ask();
    await press(world.backend, 'money', { isDown: true });
    await world.settle();
    expect(await world.history()).toMatchObject([{ status: 'in_transit' }]);
    await press(world.backend, 'money', { isDown: false });
    for (const wait of [1_000, 10_000, 10_000]) {
      world.backend.advance(wait);
      await runJobs(world.backend);
    }
    expect(await world.history()).toMatchObject([{ status: 'paid' }]);
    expect(await world.backend.db.select().from(pspPayouts)).toHaveLength(1);
  });

  it('leaves less than nothing after a refund of what was paid out, which is shown as nothing', async () => {
    await world.ask(8_000);
    await world.settle();
    const bo = await signedIn(world.backend, 'bo');
    const sent = (await (await bo.get('/api/v1/billing/sent')).json()) as {
      data: { id: number }[];
    };
    await press(world.backend, 'refund', { payment: sent.data[0]?.id });
    expect(await world.available()).toBe(0);
    expect((await world.ask(2_000)).status).toBe(422);
    await world.earn(20_000);
    expect(await world.available()).toBe(8_000);
    await world.booksBalance();
  });
});
