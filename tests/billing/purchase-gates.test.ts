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
} from '#machines/billing/payment.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { ada, five, paid, visa } from '#stories/billing/billing.fixtures.ts';

/** A gate in front of the payment refuses the call, of which the server knows this. */
async function refusedBy(failure: Failure, known: PaymentUpdate) {
  const keys: string[] = [];
  const closed: string[] = [];
  let drawn = 0;
  const machine = purchaseMachine.provide({
    actors: {
      cardChoice: cardChoiceMachine.provide({
        actors: { loadCards: fromPromise<readonly Card[], void>(async () => [visa]) },
      }),
      keepIntent: fromCallback<IntentCommand, IntentSlot>(({ receive, sendBack }) => {
        receive((command) => {
          if (command.type === 'intent.recall')
            sendBack({ type: 'intent.recalled', intent: null, key: `key ${(drawn += 1)}` });
          if (command.type !== 'intent.closed') return;
          closed.push(command.key);
          sendBack({ type: 'key.generated', key: `key ${(drawn += 1)}` });
        });
      }),
      pay: fromPromise<PaymentUpdate, PayInput>(({ input }) => {
        keys.push(input.key);
        return Promise.reject(failure);
      }),
      inquire: fromPromise<PaymentUpdate, Intent>(async () => known),
      withdraw: fromPromise<boolean, Intent>(async () => known.status === 'absent'),
    },
  });
  const actor = createActor(machine, {
    input: {
      viewerId: 3,
      payee: ada,
      subject: { kind: 'tip', message: null, about: null },
      price: five,
    },
  });
  actor.start();
  await expect.poll(() => actor.getSnapshot().can({ type: 'purchase.confirm' })).toBe(true);
  actor.send({ type: 'purchase.confirm' });
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  return { actor, keys, closed };
}

const slow: Failure = { kind: 'throttled', retryAfter: 7, message: 'Too Many Attempts.' };
const forbidden: Failure = { kind: 'forbidden', code: null, message: 'Forbidden.' };
const unconfirmed: Failure = { kind: 'passwordUnconfirmed' };
const succeeded: PaymentUpdate = { status: 'succeeded', transaction: paid };

test.each([slow, forbidden, unconfirmed])(
  'a resend that a gate refuses ($kind) after the payment was made shows the payment',
  async (failure) => {
    const { actor, keys } = await refusedBy(failure, succeeded);
    expect(actor.getSnapshot().value).toBe('succeeded');
    expect(keys).toEqual(['key 1']);
  },
);

test('where nothing was paid, the gate’s reason stands, and the key is called back first', async () => {
  const late = await refusedBy(slow, { status: 'absent' });
  expect(late.actor.getSnapshot().value).toBe('declined');
  expect(late.actor.getSnapshot().context.reason).toEqual({ kind: 'throttled', retryAfter: 7 });
  expect(late.closed).toEqual(['key 1']);
  const barred = await refusedBy(forbidden, { status: 'absent' });
  expect(barred.actor.getSnapshot().value).toBe('refused');
  expect(barred.actor.getSnapshot().context.refusal).toEqual(forbidden);
});

test.each([503, 507])(
  'a payment that a server without room or rest answers (%d) is asked for, never said not to be made',
  async (status) => {
    const failure: Failure = { kind: 'unavailable', retryAfter: 10, status };
    const { actor, keys, closed } = await refusedBy(failure, succeeded);
    expect(actor.getSnapshot().value).toBe('unknown');
    expect(closed).toEqual([]);
    actor.send({ type: 'connection.restored' });
    await expect.poll(() => actor.getSnapshot().value).toBe('succeeded');
    expect(keys).toEqual(['key 1']);
  },
);

test('a session that ends under the payment leaves it open: its key is kept', async () => {
  const { actor, closed } = await refusedBy({ kind: 'unauthenticated' }, succeeded);
  expect(actor.getSnapshot().value).toBe('unknown');
  expect(closed).toEqual([]);
  actor.send({ type: 'connection.restored' });
  await expect.poll(() => actor.getSnapshot().value).toBe('succeeded');
});
