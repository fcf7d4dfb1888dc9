import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import type { TwoFactorContext } from '#machines/auth/two-factor.types.ts';
import { TwoFactorView } from '#src/views/auth/two-factor.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Two-factor authentication',
  component: TwoFactorView,
} satisfies Meta<typeof TwoFactorView>;

type Story = StoryObj<typeof TwoFactorView>;
const calm: TwoFactorContext = { passkey: null, failure: null, refusals: 0, secondsLeft: 0 };
const wrong = 'The provided two factor authentication code was invalid.';
const story = (
  value: StateValueFrom<typeof twoFactorMachine>,
  context: Partial<TwoFactorContext> = {},
): Story => ({ args: { actor: at(twoFactorMachine, value, { ...calm, ...context }) } });

export const MethodCode = story({ method: 'code', attempt: 'asking' });

export const MethodRecovery = story({ method: 'recovery', attempt: 'asking' });

export const AttemptAsking = story({ method: 'code', attempt: 'asking' });

export const AttemptVerifying = story({ method: 'code', attempt: 'verifying' });

export const AttemptRejected = story(
  { method: 'code', attempt: 'rejected' },
  {
    failure: { kind: 'invalid', message: wrong, fields: { code: [wrong] }, jwt: null },
    refusals: 1,
  },
);

export const AttemptRejectedThreeTimes = story(
  { method: 'code', attempt: 'rejected' },
  {
    failure: { kind: 'invalid', message: wrong, fields: { code: [wrong] }, jwt: null },
    refusals: 3,
  },
);

export const AttemptLockedOut = story(
  { method: 'code', attempt: 'lockedOut' },
  { secondsLeft: 42 },
);

export const AttemptUnreachable = story({ method: 'recovery', attempt: 'unreachable' });

export const AttemptVerified = story({ method: 'code', attempt: 'verified' });

export const AttemptAbandoned = story({ method: 'code', attempt: 'abandoned' });
