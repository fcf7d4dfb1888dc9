import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import type { TwoFactorSetupContext } from '#machines/settings/two-factor-setup.types.ts';
import { TwoFactorSetupView } from '#src/views/settings/two-factor-setup.view.tsx';
import { at } from '#stories/lib/at.ts';
import { secret } from './settings.fixtures.ts';

export default {
  title: 'Dialogs/Settings/Set up two-factor authentication',
  component: TwoFactorSetupView,
} satisfies Meta<typeof TwoFactorSetupView>;

type Story = StoryObj<typeof TwoFactorSetupView>;
const calm: TwoFactorSetupContext = {
  purpose: 'setUp',
  email: 'ada@fanfare.test',
  secret,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof twoFactorSetupMachine>,
  context: Partial<TwoFactorSetupContext> = {},
): Story => ({ args: { actor: at(twoFactorSetupMachine, value, { ...calm, ...context }) } });
const wrong = 'The provided two factor authentication code was invalid.';

export const Loading = story('loading', { secret: null });

export const Failed = story('failed', { secret: null, failure: { kind: 'offline' } });

export const Scanning = story('scanning');

export const Keeping = story('keeping');

export const Typing = story('typing');

export const Confirming = story('confirming');

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: wrong, fields: { code: [wrong] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Showing = story('showing', { purpose: 'newCodes' });

export const Done = story('done');
