import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { payoutMachine } from '#machines/billing/payout.machine.ts';
import type { PayoutContext, PayoutDesk } from '#machines/billing/payout.types.ts';
import { PayoutView } from '#src/views/billing/payout.view.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';
import { bank, desk, longDesk, poorDesk, sentDesk, waitingDesk } from './payout.fixtures.ts';

export default {
  title: 'Screens/Billing/Payout',
  component: PayoutView,
} satisfies Meta<typeof PayoutView>;

type Story = StoryObj<typeof PayoutView>;

const show = (
  value: StateValueFrom<typeof payoutMachine>,
  of: PayoutDesk | null = desk,
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
    desk: of,
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
export const OpenRestingWithoutAccount = show({ open: 'resting' }, desk, { method: null });
export const OpenRestingUnproved = show({ open: 'resting' }, poorDesk, {
  maySell: false,
  method: null,
});
export const OpenRefusedUnproved = show({ open: 'refused' }, desk, {
  failure: { kind: 'forbidden', code: 'identity_required', message: 'Verify your identity.' },
});
export const OpenRestingTooLittle = show({ open: 'resting' }, poorDesk);
export const OpenRestingRequested = show({ open: 'resting' }, waitingDesk);
export const OpenRestingSent = show({ open: 'resting' }, sentDesk);
export const OpenRestingTooLarge = show({ open: 'resting' }, desk, {
  typed: '900',
  problem: 'tooLarge',
});
export const OpenRequesting = show({ open: 'requesting' });
export const OpenRefused = show({ open: 'refused' }, desk, {
  failure: { kind: 'conflict', code: 'payout_pending', message: t('billing.payout.taken') },
});
export const OpenRefusedWithoutRoom = show({ open: 'refused' }, desk, {
  failure: { kind: 'unavailable', retryAfter: 10, status: 507 },
});
export const OpenRefusedUnanswered = show({ open: 'refused' }, desk, {
  failure: { kind: 'offline' },
});
export const OpenRefusedThrottled = show({ open: 'refused' }, desk, {
  failure: { kind: 'throttled', retryAfter: 1, message: 'Slow down.' },
});
export const OpenCancelling = show({ open: 'cancelling' }, waitingDesk, { cancelledId: 9 });
export const OpenUncancelled = show({ open: 'uncancelled' }, sentDesk, {
  failure: { kind: 'conflict', code: 'payout_sent', message: 'It has been sent.' },
});
export const OpenUncancelledUnanswered = show({ open: 'uncancelled' }, waitingDesk, {
  failure: { kind: 'offline' },
});
export const OpenLoadingOlder = show({ open: 'loadingOlder' }, longDesk);
export const OpenInterrupted = show({ open: 'interrupted' }, longDesk);
