import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import type { PurchaseContext } from '#machines/billing/purchase.types.ts';
import { PurchaseView } from '#src/views/billing/purchase.view.tsx';
import { at } from '#stories/lib/at.ts';
import { challengeUrl, intent, paid, tipContext } from './billing.fixtures.ts';

export default { title: 'Dialogs/Billing/Purchase', component: PurchaseView } satisfies Meta<
  typeof PurchaseView
>;

type Story = StoryObj<typeof PurchaseView>;
const shown = (
  value: StateValueFrom<typeof purchaseMachine>,
  context: Partial<PurchaseContext> = {},
): Story => ({ args: { actor: at(purchaseMachine, value, { ...tipContext(), ...context }) } });

export const Recalling = shown('recalling');
export const Reviewing = shown('reviewing');
export const ReviewingSubscription = shown('reviewing', {
  subject: {
    kind: 'subscription',
    planId: 3,
    months: 3,
    autoRenew: true,
    renewalPrice: { amount: 2697, currency: 'USD' },
    trialDays: 0,
  },
  price: { amount: 2697, currency: 'USD' },
});
export const ReviewingPost = shown('reviewing', {
  subject: { kind: 'post', id: 7 },
  shown: {
    title: 'The valley before anyone wakes',
    counts: { images: 3, videos: 1, seconds: 134 },
    placeholder: 'oklch(0.62 0.08 180)',
  },
});
export const ReviewingMessage = shown('reviewing', {
  subject: { kind: 'message', id: 41 },
  shown: {
    title: null,
    counts: { images: 1, videos: 0, audios: 2, seconds: 0 },
    placeholder: null,
  },
});
export const ReviewingUnread = shown('reviewing', { subject: { kind: 'post', id: 7 } });
export const ReviewingBesideEarlier = shown('reviewing', {
  earlierOutcome: { kind: 'paid', transaction: paid },
});
export const ReviewingAfterEarlierLoss = shown('reviewing', {
  earlierOutcome: { kind: 'notMade', intent },
});
export const Paying = shown('paying', { intent });
export const Succeeded = shown('succeeded', { receipt: paid });
export const Declined = shown('declined', {
  reason: { kind: 'card', code: 'insufficient_funds', declineCode: 'insufficient_funds' },
});
export const DeclinedOffline = shown('declined', { reason: { kind: 'offline' } });
export const DeclinedWithdrawn = shown('declined', { reason: { kind: 'withdrawn' } });
const challenge = at(challengeMachine, 'shown', { url: challengeUrl, again: 0 });
export const NeedsAction = shown('needsAction', { intent, actionUrl: challengeUrl, challenge });
export const Processing = shown('processing', { intent });
export const PriceChanged = shown('priceChanged', {
  newPrice: { amount: 750, currency: 'USD' },
});
export const Unknown = shown('unknown', { intent });
export const Checking = shown('checking', { intent });
export const CheckingEarlier = shown('checking', {
  intent,
  earlier: intent,
  price: { amount: 2000, currency: 'USD' },
});
export const Withdrawing = shown('withdrawing', { intent });
export const Refused = shown('refused', {
  refusal: { kind: 'conflict', code: 'already_purchased', message: 'Bought already.' },
});
