import { beforeEach, describe, expect, it, test } from 'vitest';
import { runJobs } from '#src/backend/billing/jobs.ts';
import { ledgerEntries, payoutMethods } from '#src/backend/db/schema/billing.ts';
import { pspAccounts, pspPayouts } from '#src/backend/db/schema/psp.ts';
import { payoutAnswer, payoutMethodAnswer, payoutsAnswer } from '#src/contract/payouts.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { balance } from './lists.ts';
import { newKey, press, tip } from './payments.ts';

const day = 86_400_000;
const hour = 3_600_000;
const path = '/api/v1/billing/payouts';
const good = { type: 'iban', holder: 'Ada Marlow', iban: 'DE89 3704 0044 0532 0130 00' };

let backend: TestBackend;
let ada: Browser;

const confirm = (browser: Browser) =>
  browser.post('/user/confirm-password', { password: 'correct-horse-9' });
const keep = (method: object, browser = ada) =>
  browser.send('PUT', '/api/v1/billing/payout_method', method);
const ask = (amount = 4_000, headers = newKey(), browser = ada) =>
  browser.post(path, { amount, currency: 'USD' }, headers);
const history = async () => payoutsAnswer.parse(await (await ada.get(path)).json()).data;
const available = async () => (await balance(ada)).available.amount;
const settle = async () => {
  backend.advance(hour);
  await runJobs(backend);
  backend.advance(10_000);
  await runJobs(backend);
};
/** What a test account earns, available a week later: eighty dollars. */
async function earn(amount = 10_000) {
  const bo = await signedIn(backend, 'bo');
  expect((await tip(bo, 'ada', { amount })).status).toBe(201);
  backend.advance(8 * day);
  ada = await signedIn(backend, 'ada');
  await confirm(ada);
}
const booksBalance = async () => {
  const rows = await backend.db.select().from(ledgerEntries);
  expect(rows.reduce((total, { amount }) => total + amount, 0)).toBe(0);
};

beforeEach(async () => {
  backend = await createTestBackend();
  await earn();
});

describe('the account', () => {
  it('is kept by the provider alone; here stand its last digits', async () => {
    const answer = await keep(good);
    expect(answer.status).toBe(200);
    const kept = payoutMethodAnswer.parse(await answer.json()).data;
    expect(kept).toEqual({ type: 'iban', holder: 'Ada Marlow', country: 'DE', last4: '3000' });
    const read = await ada.get('/api/v1/billing/payout_method');
    expect(await read.json()).toEqual({ data: kept });
    const rows = [
      await backend.db.select().from(payoutMethods),
      await backend.db.select().from(pspAccounts),
    ];
    expect(JSON.stringify(rows)).not.toContain('0532');
    expect(backend.logged.join('\n')).not.toContain('0532');
  });

  it('is refused by its check digits, each field by its own', async () => {
    const wrong = await keep({ ...good, iban: 'DE89 3704 0044 0532 0130 01' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: { iban: ['The iban field has a wrong digit.'] },
    });
    const us = { type: 'us_account', holder: 'Ada', routing: '110000001', account: '12' };
    expect(await (await keep(us)).json()).toMatchObject({
      errors: { routing: [expect.any(String)], account: [expect.any(String)] },
    });
    expect((await keep({ ...us, routing: '110000000', account: '000123456789' })).status).toBe(200);
    expect((await keep({ ...good, holder: ' ' })).status).toBe(422);
  });

  it('needs the password, and is nobody else’s', async () => {
    const fresh = await signedIn(backend, 'ada');
    expect((await keep(good, fresh)).status).toBe(423);
    expect((await ask(4_000, newKey(), fresh)).status).toBe(423);
    await keep(good);
    const bo = await signedIn(backend, 'bo');
    expect(await (await bo.get('/api/v1/billing/payout_method')).json()).toEqual({ data: null });
  });

  it('is forgotten by the provider when another takes its place, unless money is going there', async () => {
    await keep(good);
    await keep({ ...good, iban: 'ES91 2100 0418 4502 0005 1332' });
    expect(await backend.db.select().from(pspAccounts)).toHaveLength(1);
    await ask();
    await keep(good);
    expect(await backend.db.select().from(pspAccounts)).toHaveLength(2);
    await settle();
    expect(await history()).toMatchObject([{ status: 'paid', last4: '1332' }]);
  });
});

describe('a payout', () => {
  beforeEach(async () => {
    await keep(good);
  });

  it('takes from what is available at once, and is sent and paid', async () => {
    expect(await available()).toBe(8_000);
    const asked = await ask(4_000);
    expect(asked.status).toBe(201);
    const { data } = payoutAnswer.parse(await asked.json());
    expect(data).toMatchObject({ amount: { amount: 4_000 }, status: 'requested', last4: '3000' });
    expect(await available()).toBe(4_000);
    await runJobs(backend);
    expect(await history()).toMatchObject([{ status: 'requested' }]);
    backend.advance(hour);
    await runJobs(backend);
    expect(await history()).toMatchObject([{ status: 'in_transit', cancel_until: null }]);
    backend.advance(10_000);
    await runJobs(backend);
    await runJobs(backend);
    expect(await history()).toMatchObject([{ status: 'paid' }]);
    expect(await backend.db.select().from(pspPayouts)).toHaveLength(1);
    await booksBalance();
  });

  it('is cancelled while it has not been sent, once', async () => {
    const { data } = payoutAnswer.parse(await (await ask()).json());
    const cancel = (browser = ada) => browser.post(`${path}/${data.id}/cancel`);
    expect((await cancel(await signedIn(backend, 'bo'))).status).toBe(404);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await available()).toBe(8_000);
    await settle();
    expect(await backend.db.select().from(pspPayouts)).toEqual([]);
    const next = payoutAnswer.parse(await (await ask()).json()).data;
    await settle();
    expect((await ada.post(`${path}/${next.id}/cancel`)).status).toBe(409);
    await booksBalance();
  });

  it('that the bank returns is available again, and says why', async () => {
    await keep({ ...good, iban: 'DE35370400440532013002' });
    await ask(8_000);
    await settle();
    expect(await history()).toMatchObject([{ status: 'failed', reason: 'account_closed' }]);
    expect(await available()).toBe(8_000);
    await booksBalance();
  });

  it('is refused with its reason', async () => {
    expect(await (await ask(1_999)).json()).toMatchObject({ errors: { amount: [/at least/] } });
    expect(await (await ask(8_001)).json()).toMatchObject({
      errors: { amount: ['The amount field is more than is available.'] },
    });
    expect((await ask(4_000, {} as never)).status).toBe(400);
    await ask();
    const second = await ask();
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'payout_pending' }]);
    const bo = await signedIn(backend, 'bo');
    await confirm(bo);
    const none = await ask(4_000, newKey(), bo);
    expect([none.status, await none.json()]).toMatchObject([
      409,
      { code: 'payout_method_missing' },
    ]);
  });

  it('waits for a provider that is down, and is sent once', async () => {
    await ask();
    await press(backend, 'money', { isDown: true });
    await settle();
    expect(await history()).toMatchObject([{ status: 'in_transit' }]);
    await press(backend, 'money', { isDown: false });
    for (const wait of [1_000, 10_000, 10_000]) {
      backend.advance(wait);
      await runJobs(backend);
    }
    expect(await history()).toMatchObject([{ status: 'paid' }]);
    expect(await backend.db.select().from(pspPayouts)).toHaveLength(1);
  });

  it('leaves less than nothing after a refund of what was paid out, which is shown as nothing', async () => {
    await ask(8_000);
    await settle();
    const bo = await signedIn(backend, 'bo');
    const sent = (await (await bo.get('/api/v1/billing/sent')).json()) as {
      data: { id: number }[];
    };
    await press(backend, 'refund', { payment: sent.data[0]?.id });
    expect(await available()).toBe(0);
    expect((await ask(2_000)).status).toBe(422);
    await earn(20_000);
    expect(await available()).toBe(8_000);
    await booksBalance();
  });
});

test('the same intent is one payout, and of twenty at once one is made: twenty rounds', async () => {
  await keep(good);
  for (let round = 0; round < 20; round += 1) {
    backend.advance(61_000);
    const key = newKey();
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(4_000, at % 2 === 0 ? newKey() : key)),
    );
    expect(asked.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    const open = (await history()).filter(({ status }) => status === 'requested');
    expect(open).toHaveLength(1);
    expect(await available()).toBe(4_000);
    const outcomes = await Promise.all([
      ada.post(`${path}/${open[0]?.id}/cancel`),
      ada.post(`${path}/${open[0]?.id}/cancel`),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await available()).toBe(8_000);
  }
  await booksBalance();
}, 60_000);

test('cancelling against sending: paid or given back, never both; twenty rounds', async () => {
  await keep(good);
  for (let round = 0; round < 20; round += 1) {
    await earn(2_500);
    const before = await available();
    const { data } = payoutAnswer.parse(await (await ask(2_000)).json());
    backend.advance(hour);
    const [answer] = await Promise.all([ada.post(`${path}/${data.id}/cancel`), runJobs(backend)]);
    backend.advance(10_000);
    await runJobs(backend);
    const [first] = await history();
    expect(first?.status).toBe(answer.status === 200 ? 'cancelled' : 'paid');
    expect(await available()).toBe(answer.status === 200 ? before : before - 2_000);
  }
  await booksBalance();
}, 60_000);
