import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { passwordChangeMachine } from '#machines/settings/password-change.machine.ts';
import type { PasswordChangeContext } from '#machines/settings/password-change.types.ts';
import { PasswordChangeView } from '#src/views/settings/password-change.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Password',
  component: PasswordChangeView,
} satisfies Meta<typeof PasswordChangeView>;

type Story = StoryObj<typeof PasswordChangeView>;
const calm: PasswordChangeContext = {
  email: 'ada@fanfare.test',
  hasPassword: true,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof passwordChangeMachine>,
  context: Partial<PasswordChangeContext> = {},
): Story => ({ args: { actor: at(passwordChangeMachine, value, { ...calm, ...context }) } });
const wrong = 'The provided password does not match your current password.';

export const Editing = story('editing');

export const EditingTheFirst = story('editing', { hasPassword: false });

export const Saving = story('saving');

export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: wrong, fields: { current_password: [wrong] }, jwt: null },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Updated = story('updated');
