import { expect, test } from 'vitest';
import { createHttp } from '#src/api/lib/http.ts';
import { closeAccount, endRenewals, keepAccount, loadLedger } from '#src/api/settings/leaving.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import { fakeServer, json } from './fake-server.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const until = '2026-12-28T10:00:00.000Z';
const data = {
  delete_at: '2026-12-22T10:00:00.000Z',
  closed_at: null,
  followers: 22,
  following: 9,
  subscribers: { count: 3, renewing: 2, until },
  subscriptions: {
    count: 1,
    renewing: 1,
    until,
    ended: [{ display_name: 'Ada', ended_at: until }, { display_name: '' }],
  },
  balance: {
    available: dollars(4_000),
    pending: dollars(640),
    pending_until: until,
    minimum: dollars(2_000),
  },
  payout: { amount: dollars(500) },
  purchases: { count: 14, total: dollars(12_640) },
  posts: { published: 3, scheduled: 1, drafts: 2 },
  files: { count: 12, bytes: 9 },
  sold: 4,
  kept_payments: 16,
  blockers: ['payout_pending', 'balance_not_empty', 'active_subscribers', 'bad_weather'],
};
const asking = (status: number, body: unknown) => {
  const { fetch } = fakeServer(() => json(status, body));
  return createHttp({ fetch, xsrfToken: () => 't' });
};

test('the ledger is read, its two sums as one, and a blocker that is not known here is left out', async () => {
  const http = asking(200, { data });
  const ledger = await loadLedger(http);
  expect(ledger).toMatchObject({
    deleteAt: data.delete_at,
    subscribers: data.subscribers,
    ended: [{ name: 'Ada', at: until }],
    balance: { owed: dollars(4_640), payableAt: until, minimum: dollars(2_000) },
    payout: dollars(500),
    posts: 3,
    scheduled: 1,
    drafts: 2,
    files: 12,
    keptPayments: 16,
    blockers: ['payout', 'balance', 'subscribers'],
  });
  expect(await endRenewals(http)).toEqual(ledger);
});

test('a server that says less is read plainly, but not without the day', async () => {
  expect(await loadLedger(asking(200, { data: { delete_at: data.delete_at } }))).toMatchObject({
    followers: 0,
    payout: null,
    ended: [],
    blockers: [],
  });
  await expect(loadLedger(asking(200, { data: {} }))).rejects.toBeDefined();
  await expect(loadLedger(asking(404, { message: 'Not found.' }))).rejects.toEqual({
    kind: 'notFound',
  });
});

test('the return answers what ended meanwhile, and an older server nothing', async () => {
  const ended = [{ display_name: 'Ada', ended_at: until }, { display_name: '' }];
  expect(await keepAccount(asking(200, { data: {}, ended }))).toEqual([{ name: 'Ada', at: until }]);
  expect(await keepAccount(asking(200, { data: {} }))).toEqual([]);
});

test('leaving answers nothing, and both why not', async () => {
  expect(await closeAccount(asking(200, { success: true }), 'A mood.')).toBeUndefined();
  const message = 'This account is gone.';
  await expect(keepAccount(asking(410, { message, code: 'account_gone' }))).rejects.toMatchObject({
    kind: 'unexpected',
    status: 410,
  });
  await expect(
    closeAccount(asking(409, { message: 'x', code: 'balance_not_empty' }), ''),
  ).rejects.toMatchObject({ kind: 'conflict', code: 'balance_not_empty' });
});

test('the event of an account has the app ask', () => {
  expect(signalReaders.AccountUpdated?.({ status: 'closed' })).toEqual({ type: 'account.updated' });
});
