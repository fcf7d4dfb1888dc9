import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Payment } from '#machines/billing/payments.types.ts';
import { receiptMachine } from '#machines/billing/receipt.machine.ts';
import { ReceiptView } from '#src/views/billing/receipt.view.tsx';
import {
  boughtOut,
  declinedOut,
  endedOut,
  postIn,
  refundedOut,
  tipOut,
} from '#stories/billing/payments.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { framed } from '#stories/lib/framed.ts';
import { isOnPaper, Paper, sheetIn } from '#stories/lib/paper.tsx';

export default {
  title: 'Screens/Billing/Printed receipt',
  component: ReceiptView,
  decorators: [(Drawn) => <Paper title="Sheet of paper">{Drawn()}</Paper>],
  parameters: framed,
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement);
    await expect(isOnPaper(within(sheet).getByText('Fanfare'))).toBe(true);
    const [button] = within(sheet).getAllByRole('button', { hidden: true });
    await expect(isOnPaper(button)).toBe(false);
  },
} satisfies Meta<typeof ReceiptView>;

type Story = StoryObj<typeof ReceiptView>;

const printed = (payment: Payment): Story => ({
  args: {
    actor: at(receiptMachine, 'shown', { paymentId: 2041, viewerName: 'Bo Lindqvist', payment }),
  },
});

export const Tip = printed(tipOut);
export const Bought = printed(boughtOut);
export const Earned = printed(postIn);
export const Refunded = printed(refundedOut);
export const DaysRefunded = printed(endedOut);
export const Declined = printed(declinedOut);
