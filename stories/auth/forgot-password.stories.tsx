import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import type { ForgotPasswordContext } from '#machines/auth/forgot-password.types.ts';
import { ForgotPasswordView } from '#src/views/auth/forgot-password.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Forgot password',
  component: ForgotPasswordView,
} satisfies Meta<typeof ForgotPasswordView>;

type Story = StoryObj<typeof ForgotPasswordView>;
const calm: ForgotPasswordContext = {
  email: 'ada@fanfare.test',
  cooldown: 60,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof forgotPasswordMachine>,
  context: Partial<ForgotPasswordContext> = {},
): Story => ({ args: { actor: at(forgotPasswordMachine, value, { ...calm, ...context }) } });

export const Editing = story('editing', { email: '' });

export const Requesting = story('requesting');

export const Cooling = story({ sent: 'cooling' }, { secondsLeft: 42 });

export const Ready = story({ sent: 'ready' });

export const Resending = story({ sent: 'resending' });

export const Stuck = story({ sent: 'stuck' }, { failure: { kind: 'offline' } });

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Rejected = story('rejected');

export const SignedIn = story('signedIn');
