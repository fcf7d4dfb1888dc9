import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import type { PasskeyLoginContext } from '#machines/auth/passkey-login.types.ts';
import { PasskeyLoginView } from '#src/views/auth/passkey-login.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Auth/Sign in with a passkey',
  component: PasskeyLoginView,
} satisfies Meta<typeof PasskeyLoginView>;

type Story = StoryObj<typeof PasskeyLoginView>;
const story = (
  value: StateValueFrom<typeof passkeyLoginMachine>,
  context: Partial<PasskeyLoginContext> = {},
): Story => ({
  args: { actor: at(passkeyLoginMachine, value, { failure: null, secondsLeft: 0, ...context }) },
});

export const Offering = story('offering');

export const Entering = story('entering');

export const Left = story('left');

export const Refused = story('refused', {
  failure: { kind: 'invalid', message: '', fields: { credential: [''] }, jwt: null },
});

export const Unreachable = story('unreachable');

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Entered = story('entered');
