import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import type { RegistrationContext } from '#machines/auth/registration.types.ts';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { RegistrationView } from '#src/views/auth/registration.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Create your account',
  component: RegistrationView,
} satisfies Meta<typeof RegistrationView>;

type Story = StoryObj<typeof RegistrationView>;
const calm: RegistrationContext = {
  referral: null,
  social: null,
  name: at(usernameMachine, 'unasked', { username: '', problem: null }),
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof registrationMachine>,
  context: Partial<RegistrationContext> = {},
): Story => ({ args: { actor: at(registrationMachine, value, { ...calm, ...context }) } });

export const Editing = story('editing');

export const EditingWithAFreeName = story('editing', {
  name: at(usernameMachine, 'free', { username: 'gil', problem: null }),
});

export const Registering = story('registering');

export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The email has already been taken. (and 1 more error)',
    fields: {
      email: ['The email has already been taken.'],
      password: ['This password is too common: it is among the first that are guessed.'],
    },
    jwt: null,
  },
});

export const RejectedByABrokenServer = story('rejected', {
  failure: { kind: 'unexpected', status: 500, message: 'Server Error' },
});

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Unreachable = story('unreachable');

export const Registered = story('registered');
