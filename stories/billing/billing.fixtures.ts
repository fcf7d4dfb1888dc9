import type { Card, Payee, Transaction } from '#machines/billing/billing.types.ts';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import type { PurchaseContext } from '#machines/billing/purchase.types.ts';
import type { Plan } from '#machines/billing/subscribe.types.ts';
import { at } from '#stories/lib/at.ts';

export const ada: Payee = {
  id: 2,
  username: 'ada',
  displayName: 'Ada Marlow',
  profilePhoto: null,
};

export const visa: Card = {
  id: 11,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: true,
  isExpired: false,
};

export const oldCard: Card = {
  ...visa,
  id: 12,
  brand: 'mastercard',
  last4: '4444',
  expYear: 2024,
  isDefault: false,
  isExpired: true,
};

export const otherCard: Card = { ...visa, id: 13, last4: '0077', isDefault: false };

export const five = { amount: 500, currency: 'USD' };

export const paid: Transaction = {
  id: 9001,
  type: 'tip',
  status: 'succeeded',
  amount: five,
  payee: ada,
  card: { brand: 'visa', last4: '4242' },
  createdAt: '2026-11-20T18:10:00Z',
};

export const intent = { key: 'key-of-this-intent', price: five, transactionId: null };

const plan = (months: number, amount: number, discount: number): Plan => ({
  id: months,
  months,
  price: { amount, currency: 'USD' },
  discount,
  renewalPrice: { amount, currency: 'USD' },
  trialDays: 0,
  promotionUntil: null,
});

export const plans: readonly Plan[] = [
  plan(1, 999, 0),
  plan(3, 2697, 10),
  plan(6, 4795, 20),
  plan(12, 8391, 30),
];

/** The page of the bank, as a path of ours; in a story nothing stands there. */
export const challengeUrl = '/psp/challenge?story';

/** An unpaid tip of five dollars, with two cards to choose from. */
export const tipContext = (): PurchaseContext => ({
  viewerId: 3,
  payee: ada,
  subject: { kind: 'tip', message: 'For the lake.', about: { type: 'post', id: 7 } },
  price: five,
  cards: at(cardChoiceMachine, 'choosing', {
    cards: [visa, otherCard, oldCard],
    chosenId: visa.id,
    form: null,
    failure: null,
  }),
  card: visa,
  nextKey: 'key-of-the-next',
  intent: null,
  earlier: null,
  earlierOutcome: null,
  actionUrl: null,
  challenge: null,
  reason: null,
  doubt: null,
  refusal: null,
  newPrice: null,
  receipt: null,
  tries: 0,
});
