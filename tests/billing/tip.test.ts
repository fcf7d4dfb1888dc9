import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { comparableAmount, readAmount } from '#machines/lib/amount.ts';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import type { Card } from '#machines/billing/billing.types.ts';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import type { PaymentUpdate, PayInput } from '#machines/billing/payment.types.ts';
import { tipMachine } from '#machines/billing/tip.machine.ts';
import { ada, visa } from '#stories/billing/billing.fixtures.ts';

test.each([
  ['5', 500],
  ['5,50', 550],
  [' 12.05 ', 1205],
  ['1 200.00', 120_000],
  ['0', 0],
  ['5.555', null],
  ['-5', null],
  ['5e3', null],
  ['', null],
  ['five', null],
  ['1.200,00', null],
  ['$5', 500],
  ['5,50 $', 550],
  ['US$5', 500],
  ['usd 5', 500],
  ['5 $US', 500],
  ['５．５０', 550],
  ['５。５', 550],
  ['＄５', 500],
  ['€5', null],
  ['R$5', null],
  ['5 R$', null],
  ['$', null],
  ['$5$', null],
  ['-$5', null],
])('"%s" reads as %s cents', (text, amount) => {
  expect(readAmount(text, 'USD')).toBe(amount);
});

test.each([
  ['5', '5,00', true],
  ['$5', '５．００', true],
  ['$5', '$6', false],
  ['five', 'six', false],
  ['', '0', false],
])('"%s" and "%s" are one sum: %s', (one, other, isOne) => {
  expect(comparableAmount(one) === comparableAmount(other)).toBe(isOne);
});

test('a currency without cents has none', () => {
  expect(readAmount('500', 'JPY')).toBe(500);
  expect(readAmount('5.5', 'JPY')).toBeNull();
  expect(readAmount('￥５００', 'JPY')).toBe(500);
  expect(readAmount('¥500', 'JPY')).toBe(500);
  expect(readAmount('5,50 €', 'EUR')).toBe(550);
});

test('from a review a person may go back to the amount, from a payment under way not', async () => {
  const cards = cardChoiceMachine.provide({
    actors: { loadCards: fromPromise<readonly Card[], void>(async () => [visa]) },
  });
  const purchase = purchaseMachine.provide({
    actors: {
      cardChoice: cards,
      keepIntent: fromCallback(({ receive, sendBack }) => {
        receive(({ type }) => {
          if (type === 'intent.recall')
            sendBack({ type: 'intent.recalled', intent: null, key: 'k' });
        });
      }),
      pay: fromPromise<PaymentUpdate, PayInput>(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(tipMachine.provide({ actors: { purchase } }), {
    input: { viewerId: 3, payee: ada, about: null, currency: 'USD', min: 100, max: 20_000 },
  }).start();
  const inner = () => actor.getSnapshot().context.purchase;
  actor.send({ type: 'tip.review' });
  expect(inner()?.getSnapshot().value).toBe('reviewing');
  actor.send({ type: 'tip.edit' });
  expect(actor.getSnapshot().value).toBe('choosing');
  expect(inner()).toBeNull();
  actor.send({ type: 'preset.choose', amount: 2500 });
  // Words in which nothing is seen are none.
  actor.send({ type: 'message.change', text: ' \u200b\u2800' });
  actor.send({ type: 'tip.review' });
  expect(inner()?.getSnapshot().context.subject).toMatchObject({ kind: 'tip', message: null });
  expect(inner()?.getSnapshot().context.price).toEqual({ amount: 2500, currency: 'USD' });
  await expect.poll(() => inner()?.getSnapshot().context.card?.id).toBe(visa.id);
  inner()?.send({ type: 'purchase.confirm' });
  actor.send({ type: 'tip.edit' });
  expect(inner()?.getSnapshot().value).toBe('paying');
  actor.stop();
});
