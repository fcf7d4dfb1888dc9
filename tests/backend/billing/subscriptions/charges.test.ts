import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { cards, payments } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { pspCards } from '#src/backend/db/schema/psp.ts';
import { chargeRetryAnswer, chargesAnswer } from '#src/contract/billing/charges.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { messages } from '#src/backend/db/schema/chat.ts';
import { idOf, writePost } from '../../world.ts';
import { balance } from '../lists/lists.ts';
import { boCardId, chargesOf, expectBooksToBalance, saveCard, subscribeTo } from '../payments.ts';

const day = 86_400_000;

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const list = async (by: Browser = bo) =>
  chargesAnswer.parse(await (await by.get('/api/v1/billing/charges')).json()).data;
const retry = (body: object = {}, by: Browser = bo) =>
  by.post(`/api/v1/billing/charges/${idOf('ada')}/retry`, body);
const monthly = () => subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 });
/** The bank of the first card changes its mind, and the month is over. */
async function refused() {
  await monthly();
  const [card] = await backend.db.select().from(cards).where(eq(cards.id, boCardId));
  await backend.db
    .update(pspCards)
    .set({ behaviour: 'has_no_funds' })
    .where(eq(pspCards.token, card?.providerToken ?? ''));
  backend.advance(31 * day);
  await runJobs(backend);
  bo = await signedIn(backend, 'bo');
}

describe('coming charges', () => {
  it('say what is charged when, what there was since, and what was stopped', async () => {
    await monthly();
    await writePost(backend, 'ada', { title: 'Fog' });
    for (const text of ['Fog.', 'And reeds.']) {
      const [authorId, toUserId] = [idOf('ada'), idOf('bo')];
      const at = { createdAt: backend.clock(), updatedAt: backend.clock() };
      const ends = { lowUserId: authorId, highUserId: toUserId };
      await backend.db
        .insert(messages)
        .values({ authorId, toUserId, ...ends, chatType: 0, text, ...at });
    }
    const [coming] = await list();
    expect(coming).toMatchObject({
      user: { username: 'ada' },
      amount: { amount: 999 },
      is_auto_renewable: true,
      card: { last4: '4242' },
      renewal_failed: false,
      since: { posts: 1, messages: 2 },
    });
    expect(coming?.at).toBe((await balance(bo)).charges[0]?.at);
    await bo.post(`/api/v1/people/${idOf('ada')}/deactivate_renew`);
    expect((await list())[0]).toMatchObject({ is_auto_renewable: false });
    expect((await balance(bo)).charges).toEqual([]);
    expect(await list(await signedIn(backend, 'fay'))).toEqual([]);
  });

  it('that failed are tried again with another card, which pays from then on', async () => {
    await refused();
    expect((await balance(bo)).failed_renewals).toBe(1);
    expect((await list())[0]).toMatchObject({ renewal_failed: true });
    const other = await saveCard(backend, bo, '5555 5555 5555 4444');
    const answer = await retry({ card_id: other.id });
    expect(answer.status).toBe(200);
    const { status, data } = chargeRetryAnswer.parse(await answer.json());
    expect(status).toBe('succeeded');
    expect(data[0]).toMatchObject({ renewal_failed: false, card: { last4: '4444' } });
    expect((await chargesOf(backend)).map(({ amount }) => amount)).toEqual([999, 999]);
    await expectBooksToBalance(backend);
    expect((await retry()).status).toBe(409);
  });

  it('keep their planned tries when the press is refused, too', async () => {
    await refused();
    const [before] = await list();
    for (let press = 0; press < 5; press += 1) {
      const answer = await retry();
      expect(answer.status).toBe(200);
      expect(chargeRetryAnswer.parse(await answer.json()).status).toBe('failed');
    }
    expect((await list())[0]).toEqual(before);
    expect(await chargesOf(backend)).toHaveLength(1);
  });

  it('stay stopped where the member stops them while the card is asked', async () => {
    await refused();
    const provider = backend.payments;
    if (!provider) throw new Error('no provider');
    const second = await signedIn(backend, 'bo');
    const charge = vi.spyOn(provider, 'charge').mockImplementation(async () => {
      const stopped = await second.post(`/api/v1/people/${idOf('ada')}/deactivate_renew`);
      expect(stopped.status).toBe(200);
      return { status: 'failed', declineCode: 'insufficient_funds' };
    });
    expect((await retry()).status).toBe(200);
    expect(charge).toHaveBeenCalledOnce();
    expect((await list())[0]?.is_auto_renewable ?? false).toBe(false);
  });

  it('are charged once, however often and wherever the press is made', async () => {
    await refused();
    const other = await saveCard(backend, bo, '5555 5555 5555 4444');
    const second = await signedIn(backend, 'bo');
    const presses = [bo, second, bo, second].map((by) => retry({ card_id: other.id }, by));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await chargesOf(backend)).toHaveLength(2);
    await expectBooksToBalance(backend);
  });

  it('are nobody else’s, and no other’s card pays them', async () => {
    await refused();
    const fay = await signedIn(backend, 'fay');
    expect((await retry({}, fay)).status).toBe(404);
    const foreign = await saveCard(backend, fay, '5555 5555 5555 4444');
    expect((await retry({ card_id: foreign.id })).status).toBe(422);
    const pair = and(
      eq(subscriptions.byUserId, idOf('bo')),
      eq(subscriptions.toUserId, idOf('ada')),
    );
    const [row] = await backend.db.select().from(subscriptions).where(pair);
    expect(row?.cardId).toBe(boCardId);
    const failed = await backend.db.select().from(payments).where(eq(payments.status, 'failed'));
    expect(failed).toHaveLength(1);
  });
});
