import { beforeEach, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { cards } from '#src/backend/db/schema/billing.ts';
import { referralLinks, referrals } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { referralLinkAnswer, referralStatisticsAnswer } from '#src/contract/insight/referral.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { gil } from '../../auth/newcomer.ts';
import { all, balance, file, page } from '../../billing/lists/lists.ts';
import {
  announcedPayments,
  expectBooksToBalance,
  newKey,
  press,
  saveCard,
  tip,
} from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { invitedBy } from './invited.ts';

const day = 86_400_000;
const path = '/api/v1/referrals/statistics';

let backend: TestBackend;
let bo: Browser;
let fay: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  fay = await signedIn(backend, 'fay');
});
/** Ada came by Fay's link; Bo pays Ada. */
const invite = () => invitedBy(backend, 'ada', 'fay');
const statistics = async (by: Browser, query = '') =>
  referralStatisticsAnswer.parse(await (await by.get(`${path}${query}`)).json());
const shares = async () => (await all(fay, 'received')).filter(({ type }) => type === 'referral');

describe('what an inviter earns', () => {
  it('is a share of the fee; what the invited one earns is the same', async () => {
    await invite();
    expect((await tip(bo, 'ada', { amount: 1230 })).status).toBe(201);
    const [share] = await shares();
    expect(share).toMatchObject({
      type: 'referral',
      status: 'succeeded',
      amount: { amount: 62 },
      fee: { amount: 0 },
      net: { amount: 62 },
      counterpart: null,
      subject_path: null,
    });
    expect(await balance(fay)).toMatchObject({ pending: { amount: 62 }, has_earned: true });
    const ada = await signedIn(backend, 'ada');
    expect((await page(ada, 'received')).meta.totals.net.amount).toBe(1230 - 246);
    expect(announcedPayments(backend, 'fay')).toHaveLength(1);
    await expectBooksToBalance(backend);
    backend.advance(7 * day + 1000);
    fay = await signedIn(backend, 'fay');
    expect(await balance(fay)).toMatchObject({ available: { amount: 62 } });
    const [line] = await file(fay, 'received', '?locale=en');
    expect(line).toMatchObject({ Net: '0.62' });
  });

  it('is nobody else’s to see, and names nobody', async () => {
    await invite();
    await tip(bo, 'ada');
    const [share] = await shares();
    const ada = await signedIn(backend, 'ada');
    expect((await page(ada, 'sent')).data).toEqual([]);
    for (const by of [ada, bo])
      expect((await by.get(`/api/v1/billing/transactions/${share?.id}`)).status).toBe(404);
    expect((await fay.get(`/api/v1/billing/transactions/${share?.id}`)).status).toBe(200);
    const seen = await page(fay, 'received');
    expect(seen.meta.people).toEqual([]);
    for (const query of ['?person=ada', '?q=marlow'])
      expect((await page(fay, 'received', query)).data).toEqual([]);
    expect(announcedPayments(backend, 'ada')).toHaveLength(1);
  });

  it('goes back with the payment, once', async () => {
    await invite();
    await tip(bo, 'ada');
    const [paid] = (await page(bo, 'sent')).data;
    for (let count = 0; count < 2; count += 1)
      await press(backend, 'refund', { payment: paid?.id });
    expect((await shares()).map(({ status }) => status)).toEqual(['refunded']);
    expect(await balance(fay)).toMatchObject({ pending: { amount: 0 }, available: { amount: 0 } });
    expect((await statistics(fay)).meta.totals.earned.amount).toBe(0);
  });

  it('ends with the term', async () => {
    await invite();
    backend.advance(364 * day);
    bo = await signedIn(backend, 'bo');
    await tip(bo, 'ada');
    backend.advance(2 * day);
    bo = await signedIn(backend, 'bo');
    fay = await signedIn(backend, 'fay');
    await tip(bo, 'ada');
    expect(await shares()).toHaveLength(1);
  });

  it('is nothing of what they paid themselves, under another name either', async () => {
    await invitedBy(backend, 'ada', 'bo');
    await tip(bo, 'ada');
    expect((await page(bo, 'received')).data).toEqual([]);
    const card = await saveCard(backend, fay, '4242 4242 4242 4242');
    const [own] = await backend.db
      .select()
      .from(cards)
      .where(and(eq(cards.userId, idOf('bo')), eq(cards.last4, '4242')));
    await backend.db
      .update(cards)
      .set({ fingerprint: own?.fingerprint ?? '' })
      .where(eq(cards.id, card.id));
    await tip(fay, 'ada', { card_id: card.id });
    expect((await page(bo, 'received')).data).toEqual([]);
  });
});

describe('who came by a link', () => {
  it('is listed by initials and pages, with what each earned for the inviter', async () => {
    await invite();
    await tip(bo, 'ada', { amount: 1000 });
    const [link] = await backend.db
      .select()
      .from(referralLinks)
      .where(eq(referralLinks.userId, idOf('fay')));
    for (let count = 0; count < 24; count += 1) {
      const at = { createdAt: backend.clock(), updatedAt: backend.clock() };
      const name = `guest-${count}`;
      const [row] = await backend.db
        .insert(users)
        .values({ email: `${name}@fanfare.test`, username: name, displayName: '张 伟 x', ...at })
        .returning();
      await backend.db
        .insert(referrals)
        .values({ userId: row?.id ?? 0, linkId: link?.id ?? 0, createdAt: backend.clock() });
    }
    const first = await statistics(fay);
    expect(first.data).toHaveLength(20);
    expect(first.data[0]).toMatchObject({ initials: '张. 伟.', earned: { amount: 0 } });
    const second = await statistics(fay, `?cursor=${first.meta.next_cursor}`);
    expect(second.data).toHaveLength(5);
    expect(second.data.at(-1)).toMatchObject({ initials: 'A. M.', earned: { amount: 50 } });
    expect(second.meta.next_cursor).toBeNull();
    expect(first.meta).toMatchObject({
      totals: { clicks: 0, registrations: 25, earned: { amount: 50 } },
      terms: { percent: 5, months: 12 },
    });
    const text = JSON.stringify([first, second]);
    for (const name of ['ada', 'Marlow', 'guest-']) expect(text).not.toContain(name);
    expect((await statistics(bo)).meta.totals.registrations).toBe(0);
  });

  it('is not the one who signed out in the same browser before', async () => {
    const link = referralLinkAnswer.parse(
      await (await bo.post('/api/v1/referrals/links', {}, newKey())).json(),
    ).data;
    const other = await openBrowser(backend);
    await bo.post('/logout');
    for (const [browser, name] of [
      [bo, 'gil'],
      [other, 'hal'],
    ] as const) {
      const body = { ...gil, username: name, email: `${name}@fanfare.test`, referral: link.code };
      expect((await browser.post('/register', body)).status).toBe(201);
    }
    const invited = await backend.db
      .select({ name: users.username })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.userId));
    expect(invited).toEqual([{ name: 'hal' }]);
  });
});
