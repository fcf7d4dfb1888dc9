import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { noFilters } from '#machines/billing/payment-filters.ts';
import { paymentsMachine } from '#machines/billing/payments.machine.ts';
import type { PaymentsContext } from '#machines/billing/payments.types.ts';
import { PaymentsView } from '#src/views/billing/payments.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  declinedOut,
  listed,
  noTotals,
  openOut,
  paymentsContext,
  endedIn,
  endedOut,
  refundedOut,
  tipOut,
} from './payments.fixtures.ts';

export default {
  title: 'Screens/Billing/Payments',
  component: PaymentsView,
} satisfies Meta<typeof PaymentsView>;

type Story = StoryObj<typeof PaymentsView>;

const show = (
  value: StateValueFrom<typeof paymentsMachine>,
  context: Partial<PaymentsContext> = {},
): Story => ({ args: { actor: at(paymentsMachine, value, { ...paymentsContext(), ...context }) } });
const sent = {
  ...listed,
  side: 'sent',
  entries: [tipOut, declinedOut, refundedOut, endedOut, openOut],
} as const;
const none = { ...listed, entries: [], totals: noTotals };

export const Loading = show('loading');
export const Typing = show('typing', { ...listed, filters: { ...noFilters, search: 'fog' } });
export const ListedSorting = show({ listed: 'sorting' }, listed);
export const ListedRestingEnded = show({ listed: 'resting' }, { ...listed, entries: [endedIn] });
export const ListedResting = show({ listed: 'resting' }, { ...listed, cursor: 'older' });
export const ListedLoadingMore = show({ listed: 'loadingMore' }, { ...listed, cursor: 'older' });
export const ListedExhausted = show({ listed: 'exhausted' }, listed);
export const ListedExhaustedSent = show({ listed: 'exhausted' }, sent);
export const ListedExhaustedFiltered = show(
  { listed: 'exhausted' },
  { ...listed, filters: { ...noFilters, kind: 'tip', person: 'bo', from: '2026-11-01' } },
);
export const ListedEmpty = show({ listed: 'empty' }, none);
export const ListedEmptySent = show({ listed: 'empty' }, { ...none, side: 'sent' });
export const ListedEmptyFiltered = show(
  { listed: 'empty' },
  { ...none, filters: { ...noFilters, standing: 'refunded' } },
);
export const ListedInterrupted = show({ listed: 'interrupted' }, { ...listed, cursor: 'older' });
export const ListedRefreshing = show({ listed: 'refreshing' }, listed);
export const Failed = show('failed', { failure: { kind: 'offline' } });
