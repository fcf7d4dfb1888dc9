import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentPending } from '#src/contract/billing/billing.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { chargesOf, expectBooksToBalance, inFrame, saveCard, tip } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ask, relate } from '../people/relate.ts';
import { race, rounds } from './race.ts';

/** Twenty rounds take their time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

const asksAlways = '4000000000003220';
let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const tokenOf = (url: string) => new URL(url, 'http://x').searchParams.get('token') ?? '';
const waiting = async (bo: Browser, cardId: number) => {
  const body = paymentPending.parse(await (await tip(bo, 'ada', { card_id: cardId })).json());
  if (body.status !== 'requires_action') throw new Error(body.status);
  return { url: body.action_url, id: body.transaction.id };
};
const approve = (url: string) =>
  inFrame(backend, '/psp/challenges', { token: tokenOf(url), answer: 'approve' });
const statusOf = async (id: number) => {
  const [row] = await backend.db.select().from(payments).where(eq(payments.id, id));
  return row?.status;
};

describe('a block', () => {
  test('withdraws a payment that waits for its proof', async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const { url, id } = await waiting(bo, (await saveCard(backend, bo, asksAlways)).id);
    await relate(ada, 'bo', 'ban', { ban_type: 'block' });
    await approve(url);
    expect(await statusOf(id)).toBe('failed');
    expect(await chargesOf(backend)).toEqual([]);
  });

  test(`and the proof at once, ${rounds} times: paid, or not charged`, async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const card = await saveCard(backend, bo, asksAlways);
    for (let round = 0; round < rounds; round += 1) {
      const { url, id } = await waiting(bo, card.id);
      const blocking = () => ask(ada, 'bo', 'ban', { ban_type: 'block' });
      const [, blocked] = await race(() => approve(url), blocking, round);
      expect(blocked.status).toBe(200);
      expect(['failed', 'succeeded']).toContain(await statusOf(id));
      await expectBooksToBalance(backend);
      await relate(ada, 'bo', 'forgive');
      backend.advance(61_000);
    }
  });

  test('made while the bank takes its time: what it takes is given back', async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const { url, id } = await waiting(bo, (await saveCard(backend, bo, asksAlways)).id);
    const { payments: provider } = backend;
    if (!provider) throw new Error('no provider');
    const cancel = vi.spyOn(provider, 'cancel').mockRejectedValue(new Error('out of reach'));
    await relate(ada, 'bo', 'ban', { ban_type: 'block' });
    cancel.mockRestore();
    await approve(url);
    expect(await statusOf(id)).toBe('failed');
    expect(await chargesOf(backend)).toEqual([]);
    await expectBooksToBalance(backend);
  });
});
