import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginMachine } from '#machines/auth/login.machine.ts';
import type { LoginContext } from '#machines/auth/login.types.ts';
import { LoginView } from '#src/views/auth/login.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/Auth/Sign in', component: LoginView } satisfies Meta<
  typeof LoginView
>;

type Story = StoryObj<typeof LoginView>;
const calm: LoginContext = {
  demo: null,
  social: null,
  passkey: null,
  failure: null,
  secondsLeft: 0,
};

export const Editing: Story = { args: { actor: at(loginMachine, 'editing', calm) } };

export const EditingInTheDemo: Story = {
  args: {
    actor: at(loginMachine, 'editing', {
      ...calm,
      demo: { password: 'correct-horse-9', emails: ['ada@fanfare.test', 'bo@fanfare.test'] },
    }),
  },
};

export const Authenticating: Story = { args: { actor: at(loginMachine, 'authenticating', calm) } };

export const Rejected: Story = {
  args: {
    actor: at(loginMachine, 'rejected', {
      ...calm,
      failure: {
        kind: 'invalid',
        message: 'These credentials do not match our records.',
        fields: { email: ['These credentials do not match our records.'] },
        jwt: null,
      },
    }),
  },
};

export const LockedOut: Story = {
  args: { actor: at(loginMachine, 'lockedOut', { ...calm, secondsLeft: 42 }) },
};

export const Unreachable: Story = { args: { actor: at(loginMachine, 'unreachable', calm) } };

export const SignedIn: Story = { args: { actor: at(loginMachine, 'signedIn', calm) } };

export const Challenged: Story = { args: { actor: at(loginMachine, 'challenged', calm) } };
