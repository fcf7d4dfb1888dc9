import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Card } from '#machines/billing/billing.types.ts';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import type {
  Intent,
  IntentCommand,
  IntentSlot,
  PaymentUpdate,
  PayInput,
  PurchaseInput,
} from '#machines/billing/payment.types.ts';
import { ada, paid, visa } from '#stories/billing/billing.fixtures.ts';

const seven = { amount: 700, currency: 'USD' };
const twenty = { amount: 2000, currency: 'USD' };
const left: Intent = { key: 'left', price: seven, transactionId: 9001 };
const tip: PurchaseInput = {
  viewerId: 3,
  payee: ada,
  subject: { kind: 'tip', message: null, about: null },
  price: twenty,
};

/** A purchase that finds what an earlier visit left, of which the server says this. */
function reopened(update: PaymentUpdate, input: PurchaseInput = tip) {
  const sent: PayInput[] = [];
  const emitted: { type: string }[] = [];
  const cards = cardChoiceMachine.provide({
    actors: { loadCards: fromPromise<readonly Card[], void>(async () => [visa]) },
  });
  const machine = purchaseMachine.provide({
    actors: {
      cardChoice: cards,
      keepIntent: fromCallback<IntentCommand, IntentSlot>(({ receive, sendBack }) => {
        receive(({ type }) => {
          if (type === 'intent.recall')
            sendBack({ type: 'intent.recalled', intent: left, key: 'new' });
          if (type === 'intent.closed') sendBack({ type: 'key.generated', key: 'new' });
        });
      }),
      inquire: fromPromise<PaymentUpdate, Intent>(async () => update),
      withdraw: fromPromise<boolean, Intent>(async () => true),
      pay: fromPromise<PaymentUpdate, PayInput>(async (call) => {
        sent.push(call.input);
        return { status: 'succeeded', transaction: { ...paid, id: 9002, amount: twenty } };
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, sent, emitted, value: () => actor.getSnapshot().value };
}

const old = { status: 'succeeded', transaction: { ...paid, amount: seven } } as const;

test('an old tip of $7 does not answer a new one of $20: both are told, and the new one is sent', async () => {
  const { actor, sent, emitted, value } = reopened(old);
  await expect.poll(value).toBe('reviewing');
  const { earlierOutcome, price } = actor.getSnapshot().context;
  expect(earlierOutcome).toEqual({ kind: 'paid', transaction: old.transaction });
  expect(price).toEqual(twenty);
  expect(emitted).toContainEqual(expect.objectContaining({ type: 'purchase.settled' }));
  await expect.poll(() => actor.getSnapshot().can({ type: 'purchase.confirm' })).toBe(true);
  actor.send({ type: 'purchase.confirm' });
  await expect.poll(value).toBe('succeeded');
  expect(sent.map(({ key, price: of }) => [key, of.amount])).toEqual([['new', 2000]]);
  expect(actor.getSnapshot().context.receipt?.amount).toEqual(twenty);
});

test.each([
  ['that failed', { status: 'failed', code: null, declineCode: 'lost_card' }],
  ['that never arrived, and was called back', { status: 'absent' }],
] as const)('an old payment %s leaves the new one as it was chosen', async (_, update) => {
  const { actor, value } = reopened(update);
  await expect.poll(value).toBe('reviewing');
  expect(actor.getSnapshot().context).toMatchObject({
    price: twenty,
    intent: null,
    reason: null,
    earlierOutcome: { kind: 'notMade', intent: left },
  });
});

test('what can be had once is answered by its receipt, which ever visit paid it', async () => {
  const { actor, value } = reopened(old, { ...tip, subject: { kind: 'post', id: 7 } });
  await expect.poll(value).toBe('succeeded');
  expect(actor.getSnapshot().context.receipt?.amount).toEqual(seven);
});

test('leaving while it is open names the payment that is open, not the one that was typed', async () => {
  const { actor, emitted, value } = reopened({ status: 'processing', transaction: paid });
  await expect.poll(value).toBe('processing');
  actor.send({ type: 'dialog.dismiss' });
  expect(emitted).toContainEqual({
    type: 'notice.shown',
    tone: 'caution',
    key: 'billing.purchase.leftOpen',
    params: { amount: seven, name: 'Ada Marlow' },
  });
});
