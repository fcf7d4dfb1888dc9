import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import type { PasswordConfirmationContext } from '#machines/auth/password-confirmation.types.ts';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Confirm your password',
  component: PasswordConfirmationView,
} satisfies Meta<typeof PasswordConfirmationView>;

type Story = StoryObj<typeof PasswordConfirmationView>;
const calm: PasswordConfirmationContext = {
  email: 'ada@fanfare.test',
  hasPassword: true,
  passkeys: false,
  problem: null,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof passwordConfirmationMachine>,
  context: Partial<PasswordConfirmationContext> = {},
): Story => ({ args: { actor: at(passwordConfirmationMachine, value, { ...calm, ...context }) } });
const wrong = 'The provided password was incorrect.';

export const Asking = story('asking');

export const Passwordless = story('passwordless', { hasPassword: false });

export const Confirming = story('confirming');

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: wrong, fields: { password: [wrong] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Confirmed = story('confirmed');

export const Declined = story('declined');
