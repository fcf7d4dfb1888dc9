import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentPending } from '#src/contract/billing/billing.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { confirmed, type Browser } from '../auth/browser.ts';
import { chargesOf, expectBooksToBalance, inFrame, saveCard, tip } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { comeBack, leave, ledgerOf, rowOf } from '../settings/leaving/leaving-world.ts';
import { race, rounds } from './race.ts';

/** Twenty rounds take their time on a busy machine. */
vi.setConfig({ testTimeout: 480_000 });

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await confirmed(backend, 'ada'), await confirmed(backend, 'bo')];
});
/** Rounds in which a charge left a card for somebody who is gone. */
const paidToNobody = async () => {
  const { isDeleted } = await rowOf(backend, 'ada');
  const isPaid = eq(payments.status, 'succeeded');
  return isDeleted ? backend.db.$count(payments, isPaid) : 0;
};

test(`a tip beside its payee’s leaving, ${rounds} times: paid, or they are gone`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    backend = await createTestBackend();
    [ada, bo] = [await confirmed(backend, 'ada'), await confirmed(backend, 'bo')];
    const [leaving, tipping] = await race(
      () => leave(ada),
      () => tip(bo, 'ada', { amount: 10_000 }),
      round,
    );
    expect([
      [200, 422],
      [409, 201],
      [200, 402],
      [200, 202],
    ]).toContainEqual([leaving.status, tipping.status]);
    expect(await paidToNobody()).toBe(0);
    await expectBooksToBalance(backend);
  }
});

test(`a proof beside leaving, on either side, ${rounds} times: nothing is taken of a leaver`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    backend = await createTestBackend();
    [ada, bo] = [await confirmed(backend, 'ada'), await confirmed(backend, 'bo')];
    const { id: card_id } = await saveCard(backend, bo, '4000000000003220');
    const asked = await tip(bo, 'ada', { card_id, amount: 10_000 });
    const waiting = paymentPending.parse(await asked.json());
    if (waiting.status !== 'requires_action') throw new Error(waiting.status);
    const token = new URL(waiting.action_url, 'http://x').searchParams.get('token') ?? '';
    const leaver = round % 4 < 2 ? ada : bo;
    const [left] = await race(
      () => leave(leaver),
      () => inFrame(backend, '/psp/challenges', { token, answer: 'approve' }),
      round,
    );
    const isGone = left.status === 200;
    const charged = (await chargesOf(backend)).length;
    // A payer who leaves after the proof has paid; a payee whose money came first is held up by it.
    const right = [
      [true, 0],
      [leaver === bo, 1],
    ];
    expect(right).toContainEqual([isGone, charged]);
    await expectBooksToBalance(backend);
  }
});

test(`leaving beside coming back, ${rounds} times: open or closed, and whole`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await race(
      () => leave(bo),
      () => comeBack(bo),
      round,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { isDeleted, deletedAt, deleteAt } = await rowOf(backend, 'bo');
    expect([deletedAt !== null, deleteAt !== null]).toEqual([isDeleted, isDeleted]);
    expect((await ledgerOf(bo)).closed_at !== null).toBe(isDeleted);
    await comeBack(bo);
    backend.advance(3_700_000);
    bo = await confirmed(backend, 'bo');
  }
});
