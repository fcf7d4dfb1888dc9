import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import type { PayoutAccountContext } from '#machines/billing/payout-account.types.ts';
import { PayoutAccountView } from '#src/views/billing/payout-account.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bank } from './payout.fixtures.ts';

export default {
  title: 'Flows/Billing/Bank account',
  component: PayoutAccountView,
} satisfies Meta<typeof PayoutAccountView>;

type Story = StoryObj<typeof PayoutAccountView>;

const show = (
  value: StateValueFrom<typeof payoutAccountMachine>,
  context: Partial<PayoutAccountContext> = {},
): Story => ({
  args: {
    actor: at(payoutAccountMachine, value, {
      method: null,
      kind: 'iban',
      failure: null,
      secondsLeft: 0,
      ...context,
    }),
  },
});
const wrong = 'The iban field has a wrong digit.';

export const Loading = show('loading');
export const Failed = show('failed');
export const Kept = show('kept', { method: bank });
export const Editing = show('editing');
export const EditingAnother = show('editing', { method: bank });
export const EditingUs = show('editing', { kind: 'usAccount' });
export const Saving = show('saving');
export const Rejected = show('rejected', {
  failure: { kind: 'invalid', message: wrong, fields: { iban: [wrong] }, jwt: null },
});
export const LockedOut = show('lockedOut', { secondsLeft: 42 });
export const Unreachable = show('unreachable');
