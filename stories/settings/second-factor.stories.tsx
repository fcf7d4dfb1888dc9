import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import type { SecondFactorContext } from '#machines/settings/second-factor.types.ts';
import { SecondFactorView } from '#src/views/settings/second-factor.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Two-factor authentication',
  component: SecondFactorView,
} satisfies Meta<typeof SecondFactorView>;

type Story = StoryObj<typeof SecondFactorView>;
const story = (
  value: StateValueFrom<typeof secondFactorMachine>,
  context: Partial<SecondFactorContext> = {},
): Story => ({
  args: { actor: at(secondFactorMachine, value, { codesLeft: 8, failure: null, ...context }) },
});

export const Loading = story('loading');

export const Off = story('off');

export const OffForTheUnverified = story('off', {
  failure: {
    kind: 'forbidden',
    code: 'not_verified',
    message: 'Your email address is not verified.',
  },
});

export const Preparing = story('preparing');

export const SettingUp = story('settingUp');

export const Discarding = story('discarding');

export const Protected = story('protected');

export const ProtectedWithFewCodes = story('protected', { codesLeft: 2 });

export const Renewing = story('renewing');

export const ShowingCodes = story('showingCodes');

export const Asking = story('asking');

export const TurningOff = story('turningOff');

export const Unsaid = story('unsaid');

export const Failed = story('failed', { failure: { kind: 'offline' } });
