import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { SubscriptionView } from '#src/views/people/subscription.view.tsx';
import { at } from '#stories/lib/at.ts';
import { context, details, running } from './subscription.fixtures.ts';

export default { title: 'Flows/People/Subscription', component: SubscriptionView } satisfies Meta<
  typeof SubscriptionView
>;

type Story = StoryObj<typeof SubscriptionView>;
const show = (
  value: Parameters<typeof at<typeof subscriptionMachine>>[1],
  now: ReturnType<typeof context>,
): Story => ({ args: { actor: at(subscriptionMachine, value, now) } });
const ended = { ...running, isAutoRenewable: false };
const over = { ...ended, isExpired: true, expiresAt: '2026-10-02T10:00:00Z' };

export const Guest = show('guest', { ...context(null), viewerId: null, details: null });
export const Loading = show('loading', { ...context(null), details: null });
export const Active = show('active', context(running));
export const ActiveAfterRefusedRenewal = show('active', {
  ...context(running),
  details: { ...details(running), failedRenewal: { nextAttemptAt: '2026-11-24T10:00:00Z' } },
});
export const ActiveUnchanged = show('active', {
  ...context(running),
  failure: { kind: 'offline' },
});
export const Confirming = show('confirming', context(running));
export const Cancelling = show('cancelling', context(running));
export const Ending = show('ending', context(ended));
export const Reactivating = show('reactivating', context(ended));
export const Expired = show('expired', context(over));
export const None = show('none', context(null));
export const Oneself = show('oneself', { ...context(null), viewerId: 2 });
export const Missing = show('missing', { ...context(null), details: null });
export const Unreachable = show('unreachable', { ...context(null), details: null });
