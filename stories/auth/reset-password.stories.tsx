import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import type { ResetPasswordContext } from '#machines/auth/reset-password.types.ts';
import { ResetPasswordView } from '#src/views/auth/reset-password.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Choose a new password',
  component: ResetPasswordView,
} satisfies Meta<typeof ResetPasswordView>;

type Story = StoryObj<typeof ResetPasswordView>;
const calm: ResetPasswordContext = {
  email: 'ada@fanfare.test',
  loginPath: '/login',
  forgotPath: '/forgot-password',
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof resetPasswordMachine>,
  context: Partial<ResetPasswordContext> = {},
): Story => ({ args: { actor: at(resetPasswordMachine, value, { ...calm, ...context }) } });

export const Finding = story('finding');

export const Editing = story('editing');

export const EditingWithoutAddress = story('editing', { email: '' });

export const Resetting = story('resetting');

export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The password field must be at least 8 characters.',
    fields: { password: ['The password field must be at least 8 characters.'] },
    jwt: null,
  },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Expired = story('expired');

export const Linkless = story('linkless');

export const SignedIn = story('signedIn');

export const Updated = story('updated');
