import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import type { MailedConfirmationContext } from '#machines/auth/mailed-confirmation.types.ts';
import { MailedConfirmationView } from '#src/views/auth/mailed-confirmation.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Auth/Confirmation by email',
  component: MailedConfirmationView,
} satisfies Meta<typeof MailedConfirmationView>;

type Story = StoryObj<typeof MailedConfirmationView>;
const initial: MailedConfirmationContext = {
  email: 'kit@fanfare.test',
  problem: null,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof mailedConfirmationMachine>,
  context: Partial<MailedConfirmationContext> = {},
): Story => ({ args: { actor: at(mailedConfirmationMachine, value, { ...initial, ...context }) } });

export const Looking = story('looking');
export const Offering = story('offering');
export const OfferingAfterAnOldLink = story('offering', { problem: 'expired' });
export const Mailing = story('mailing');
export const Waiting = story('waiting');
export const Watching = story('watching');
export const Unsent = story('unsent', { failure: { kind: 'offline' } });
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Confirmed = story('confirmed');
export const Cancelled = story('cancelled');
export const Expired = story('expired');
