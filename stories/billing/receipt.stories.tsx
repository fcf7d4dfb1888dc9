import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import type { Payment } from '#machines/billing/payments.types.ts';
import { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { ReceiptView } from '#src/views/billing/receipt.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  boughtOut,
  declinedOut,
  endedIn,
  endedOut,
  goneIn,
  openOut,
  postIn,
  refundedOut,
  tipOut,
} from './payments.fixtures.ts';

export default {
  title: 'Screens/Billing/Receipt',
  component: ReceiptView,
} satisfies Meta<typeof ReceiptView>;

type Story = StoryObj<typeof ReceiptView>;

const show = (
  value: StateValueFrom<typeof receiptMachine>,
  payment: Payment | null = null,
): Story => ({
  args: {
    actor: at(receiptMachine, value, { paymentId: 2041, viewerName: 'Ada Marlow', payment }),
  },
});

export const Loading = show('loading');
export const Shown = show('shown', tipOut);
export const ShownSold = show('shown', boughtOut);
export const ShownReceived = show('shown', postIn);
export const ShownDeclined = show('shown', declinedOut);
export const ShownOfNobody = show('shown', goneIn);
export const ShownRefunded = show('shown', refundedOut);
export const ShownEnded = show('shown', endedOut);
export const ShownEndedReceived = show('shown', endedIn);
export const ShownOpen = show('shown', openOut);
const ofDecimals = (currency: string): Payment => ({
  ...postIn,
  amount: { amount: 1_234_567, currency },
  fee: { amount: 246_913, currency },
  net: { amount: 987_654, currency },
});
export const ShownInYen = show('shown', ofDecimals('JPY'));
export const ShownInDinars = show('shown', ofDecimals('KWD'));
export const Refreshing = show('refreshing', tipOut);
export const Sharing = show('sharing', tipOut);
export const Missing = show('missing');
export const Failed = show('failed');
