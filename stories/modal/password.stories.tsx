import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passwordMachine } from '#machines/modal/password.machine.ts';
import type { PasswordContext } from '#machines/modal/password.types.ts';
import { PasswordView } from '#src/views/modal/password.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Modal/Password',
  component: PasswordView,
} satisfies Meta<typeof PasswordView>;

type Story = StoryObj<typeof PasswordView>;
const calm: PasswordContext = {
  purpose: 'modal.password.protected',
  email: 'ada@fanfare.test',
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof passwordMachine>,
  context: Partial<PasswordContext> = {},
): Story => ({ args: { actor: at(passwordMachine, value, { ...calm, ...context }) } });

export const Asking = story('asking');

export const Confirming = story('confirming');

export const Refused = story('refused', {
  failure: {
    kind: 'invalid',
    message: 'The provided password was incorrect.',
    fields: { password: ['The provided password was incorrect.'] },
    jwt: null,
  },
});

export const RefusedOffline = story('refused', { failure: { kind: 'offline' } });

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Confirmed = story('confirmed');
