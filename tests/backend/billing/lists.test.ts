import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { decimalOf } from '#src/backend/http/csv.ts';
import { bans, subscriptions } from '#src/backend/db/schema/people.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { listedTransactionAnswer } from '#src/contract/billing/billing-lists.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, writePost } from '../world.ts';
import { balance, file, page } from './lists.ts';
import { tip } from './payments.ts';

const day = 86_400_000;

const paths = async (reader: Browser, list: 'sent' | 'received') =>
  (await page(reader, list)).data.map(({ subject_path: path }) => path);

let backend: TestBackend;
let bo: Browser;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  ada = await signedIn(backend, 'ada');
});

describe('the lists of payments', () => {
  it('show a purchase on both sides, and the fee only to the one who is paid', async () => {
    await tip(bo, 'ada', { amount: 1250, message: 'for the fog' });
    const { data: sent, meta: paid } = await page(bo, 'sent');
    const { data: received, meta: got } = await page(ada, 'received');
    expect(sent).toMatchObject([
      { type: 'tip', direction: 'out', fee: null, net: null, available_at: null },
    ]);
    expect(paid.totals).toMatchObject({ count: 1, gross: { amount: 1250 }, fee: { amount: 0 } });
    expect(received).toMatchObject([
      {
        direction: 'in',
        counterpart: { username: 'bo' },
        fee: { amount: 250 },
        net: { amount: 1000 },
        card: null,
        subject_path: '/bo',
        available_at: new Date(backend.clock().getTime() + 7 * day).toISOString(),
      },
    ]);
    expect(got.totals).toMatchObject({ count: 1, net: { amount: 1000 } });
    expect(got.people).toEqual([{ username: 'bo', display_name: expect.any(String) as string }]);
    expect((await page(bo, 'received')).data).toEqual([]);
  });

  it('lead to the post that was paid for while it is there', async () => {
    const { id: postId } = await writePost(backend, 'ada', { title: 'Fog' });
    await tip(bo, 'ada', { subject: { type: 'post', id: postId } });
    const [row] = (await page(bo, 'sent')).data;
    expect(row).toMatchObject({ subject_title: 'Fog', subject_path: `/ada/post/${postId}` });
  });

  it('lead nowhere where the other has blocked the reader, or has left', async () => {
    const { id: postId } = await writePost(backend, 'ada', { title: 'Fog' });
    await tip(bo, 'ada', { subject: { type: 'post', id: postId } });
    await tip(bo, 'ada');
    expect(await paths(bo, 'sent')).toEqual(['/ada', `/ada/post/${postId}`]);
    const block = { byUserId: idOf('ada'), toUserId: idOf('bo'), banType: 'block' as const };
    await backend.db.insert(bans).values({ ...block, createdAt: backend.clock() });
    expect(await paths(bo, 'sent')).toEqual([null, null]);
    // Ada, who blocks, still has the links; her own post is hers in any case.
    expect(await paths(ada, 'received')).toEqual(['/bo', `/ada/post/${postId}`]);
    await backend.db.delete(bans);
    const gone = eq(users.id, idOf('bo'));
    await backend.db.update(users).set({ isDeleted: true }).where(gone);
    expect(await paths(ada, 'received')).toEqual([null, `/ada/post/${postId}`]);
  });

  it('are read one by one by their two sides alone, each with what is theirs', async () => {
    const note = 'for the fog';
    await tip(bo, 'ada', { amount: 1250, message: note });
    const [{ id } = { id: 0 }] = (await page(bo, 'sent')).data;
    const one = async (reader: Browser) => {
      const answer = await reader.get(`/api/v1/billing/transactions/${id}`);
      expect(answer.status).toBe(200);
      return listedTransactionAnswer.parse(await answer.json()).data;
    };
    expect(await one(bo)).toEqual((await page(bo, 'sent')).data[0]);
    expect(await one(ada)).toEqual((await page(ada, 'received')).data[0]);
    expect(await one(bo)).toMatchObject({ fee: null, net: null, card: { last4: '4242' } });
    expect(await one(ada)).toMatchObject({
      fee: { amount: 250 },
      net: { amount: 1000 },
      card: null,
    });
    const fay = await signedIn(backend, 'fay');
    expect((await fay.get(`/api/v1/billing/transactions/${id}`)).status).toBe(404);
  });

  it('are of nobody else, and of nobody who is not signed in', async () => {
    await tip(bo, 'ada');
    const fay = await signedIn(backend, 'fay');
    for (const list of ['received', 'sent'] as const)
      expect((await page(fay, list)).meta.totals.count).toBe(0);
    expect((await (await openBrowser(backend)).get('/api/v1/billing/received')).status).toBe(401);
    expect((await fay.get('/api/v1/billing/nothing/csv')).status).toBe(404);
  });

  it('refuse a range that ends before it begins, and take an unreadable cursor for none', async () => {
    const range = '?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z';
    expect((await bo.get(`/api/v1/billing/sent${range}`)).status).toBe(422);
    expect((await bo.get('/api/v1/billing/sent?status=lost')).status).toBe(422);
    for (const edge of ['to=0000-01-01T00:00:00Z', 'from=9999-12-31T23:00:00-23:00'])
      expect((await bo.get(`/api/v1/billing/sent?${edge}`)).status).toBe(422);
    await tip(bo, 'ada');
    expect((await page(bo, 'sent', '?cursor=nonsense')).data).toHaveLength(1);
  });

  it('are made into files in which no cell is a formula', async () => {
    await tip(bo, 'ada', { message: '=HYPERLINK("http://x.example")' });
    const [row] = await file(bo, 'sent', '?locale=en');
    expect(row).toMatchObject({ Type: 'Tip', Amount: '5.00', Currency: 'USD', Status: 'Paid' });
    expect(row?.['Note']).toMatch(/^'=/);
  });
});

describe('the balance', () => {
  it('makes what is pending available on its day, and names the next charge', async () => {
    await tip(bo, 'ada', { amount: 1000 });
    expect(await balance(ada)).toMatchObject({
      available: { amount: 0 },
      pending: { amount: 800 },
      pending_until: [{ amount: { amount: 800 } }],
      has_earned: true,
    });
    backend.advance(7 * day);
    ada = await signedIn(backend, 'ada');
    bo = await signedIn(backend, 'bo');
    expect(await balance(ada)).toMatchObject({ available: { amount: 800 }, pending_until: [] });
    const own = eq(subscriptions.byUserId, idOf('bo'));
    const due = await backend.db
      .select()
      .from(subscriptions)
      .where(and(own, eq(subscriptions.isAutoRenewable, true)));
    expect((await balance(bo)).charges.map(({ at }) => at)).toEqual(
      due
        .map(({ expiresAt }) => expiresAt)
        .filter((at) => at > backend.clock())
        .map((at) => at.toISOString())
        .toSorted(),
    );
  });
});

it('writes amounts with the digits of their currency', () => {
  expect(decimalOf({ amount: 5, currency: 'USD' })).toBe('0.05');
  expect(decimalOf({ amount: 123_456, currency: 'EUR' })).toBe('1234.56');
  expect(decimalOf({ amount: 1200, currency: 'JPY' })).toBe('1200');
  expect(decimalOf({ amount: 1234, currency: 'KWD' })).toBe('1.234');
});
