import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { payoutMachine } from '#machines/billing/payout.machine.ts';
import type { PayoutContext, PayoutSummary } from '#machines/billing/payout.types.ts';
import { PayoutView } from '#src/views/billing/payout.view.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';
import {
  bank,
  summary,
  longSummary,
  poorSummary,
  sentSummary,
  waitingSummary,
} from './payout.fixtures.ts';

export default {
  title: 'Screens/Billing/Payout',
  component: PayoutView,
} satisfies Meta<typeof PayoutView>;

type Story = StoryObj<typeof PayoutView>;

const show = (
  value: StateValueFrom<typeof payoutMachine>,
  of: PayoutSummary | null = summary,
  context: Partial<PayoutContext> = {},
): Story => {
  const method = context.method === undefined ? bank : context.method;
  const account = at(payoutAccountMachine, method ? 'kept' : 'editing', {
    method,
    kind: 'iban',
    failure: null,
    secondsLeft: 0,
  });
  const actor = at(payoutMachine, value, {
    maySell: true,
    summary: of,
    account,
    method,
    typed: '86.40',
    problem: null,
    failure: null,
    intent: 0,
    cancelledId: null,
    ...context,
  });
  return { args: { actor } };
};

export const Loading = show('loading', null);
export const Failed = show('failed', null);
export const OpenResting = show({ open: 'resting' });
export const OpenRestingWithoutAccount = show({ open: 'resting' }, summary, { method: null });
export const OpenRestingUnproved = show({ open: 'resting' }, poorSummary, {
  maySell: false,
  method: null,
});
export const OpenRefusedUnproved = show({ open: 'refused' }, summary, {
  failure: { kind: 'forbidden', code: 'identity_required', message: 'Verify your identity.' },
});
export const OpenRestingTooLittle = show({ open: 'resting' }, poorSummary);
export const OpenRestingRequested = show({ open: 'resting' }, waitingSummary);
export const OpenRestingSent = show({ open: 'resting' }, sentSummary);
export const OpenRestingTooLarge = show({ open: 'resting' }, summary, {
  typed: '900',
  problem: 'tooLarge',
});
export const OpenRequesting = show({ open: 'requesting' });
export const OpenRefused = show({ open: 'refused' }, summary, {
  failure: { kind: 'conflict', code: 'payout_pending', message: t('billing.payout.taken') },
});
export const OpenRefusedWithoutRoom = show({ open: 'refused' }, summary, {
  failure: { kind: 'unavailable', retryAfter: 10, status: 507 },
});
export const OpenRefusedUnanswered = show({ open: 'refused' }, summary, {
  failure: { kind: 'offline' },
});
export const OpenRefusedThrottled = show({ open: 'refused' }, summary, {
  failure: { kind: 'throttled', retryAfter: 1, message: 'Slow down.' },
});
export const OpenCancelling = show({ open: 'cancelling' }, waitingSummary, { cancelledId: 9 });
export const OpenUncancelled = show({ open: 'uncancelled' }, sentSummary, {
  failure: { kind: 'conflict', code: 'payout_sent', message: 'It has been sent.' },
});
export const OpenUncancelledUnanswered = show({ open: 'uncancelled' }, waitingSummary, {
  failure: { kind: 'offline' },
});
export const OpenLoadingOlder = show({ open: 'loadingOlder' }, longSummary);
export const OpenInterrupted = show({ open: 'interrupted' }, longSummary);
