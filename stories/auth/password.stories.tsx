import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passwordMachine } from '#machines/auth/password.machine.ts';
import type { PasswordContext } from '#machines/auth/password.types.ts';
import { PasswordView } from '#src/views/auth/password.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Auth/Enter your password',
  component: PasswordView,
} satisfies Meta<typeof PasswordView>;

type Story = StoryObj<typeof PasswordView>;
const calm: PasswordContext = {
  purpose: 'auth.password.protected',
  email: 'ada@fanfare.test',
  passkeys: false,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof passwordMachine>,
  context: Partial<PasswordContext> = {},
): Story => ({ args: { actor: at(passwordMachine, value, { ...calm, ...context }) } });

export const Editing = story('editing');

export const Saving = story('saving');

export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The provided password was incorrect.',
    fields: { password: ['The provided password was incorrect.'] },
    jwt: null,
  },
});

export const Unreachable = story('unreachable');

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Confirmed = story('confirmed');
