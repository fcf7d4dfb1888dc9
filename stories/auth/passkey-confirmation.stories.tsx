import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import type { PasskeyConfirmationContext } from '#machines/auth/passkey-confirmation.types.ts';
import { PasskeyConfirmationView } from '#src/views/auth/passkey-confirmation.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Auth/Confirmation by passkey',
  component: PasskeyConfirmationView,
} satisfies Meta<typeof PasskeyConfirmationView>;

type Story = StoryObj<typeof PasskeyConfirmationView>;
const calm: PasskeyConfirmationContext = { isOffered: true, failure: null, secondsLeft: 0 };
const story = (
  value: StateValueFrom<typeof passkeyConfirmationMachine>,
  context: Partial<PasskeyConfirmationContext> = {},
): Story => ({ args: { actor: at(passkeyConfirmationMachine, value, { ...calm, ...context }) } });

export const Weighing = story('weighing');

export const Looking = story('looking');

export const Absent = story('absent', { isOffered: false });

export const Offering = story('offering');

export const Confirming = story('confirming');

export const Left = story('left');

export const Refused = story('refused', {
  failure: { kind: 'invalid', message: '', fields: { credential: [''] }, jwt: null },
});

export const Unreachable = story('unreachable');

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Confirmed = story('confirmed');
