import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import type { RegistrationContext } from '#machines/auth/registration.types.ts';
import { RegistrationView } from '#src/views/auth/registration.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/Auth/Registration', component: RegistrationView } satisfies Meta<
  typeof RegistrationView
>;

type Story = StoryObj<typeof RegistrationView>;
const calm: RegistrationContext = {
  referral: null,
  social: null,
  username: '',
  problem: null,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof registrationMachine>,
  context: Partial<RegistrationContext> = {},
): Story => ({ args: { actor: at(registrationMachine, value, { ...calm, ...context }) } });

export const UnaskedEditing = story({ naming: 'unasked', attempt: 'editing' });

export const Typing = story({ naming: 'typing', attempt: 'editing' }, { username: 'gil' });

export const Checking = story({ naming: 'checking', attempt: 'editing' }, { username: 'gil' });

export const Free = story({ naming: 'free', attempt: 'editing' }, { username: 'gil' });

export const RefusedTaken = story(
  { naming: 'refused', attempt: 'editing' },
  { username: 'ada', problem: 'taken' },
);

export const RefusedReserved = story(
  { naming: 'refused', attempt: 'editing' },
  { username: 'settings', problem: 'reserved' },
);

export const Registering = story({ naming: 'unasked', attempt: 'registering' });

export const Rejected = story(
  { naming: 'unasked', attempt: 'rejected' },
  {
    failure: {
      kind: 'invalid',
      message: 'The email has already been taken. (and 1 more error)',
      fields: {
        email: ['The email has already been taken.'],
        password: ['This password is too common: it is among the first that are guessed.'],
      },
      jwt: null,
    },
  },
);

export const RejectedByABrokenServer = story(
  { naming: 'unasked', attempt: 'rejected' },
  { failure: { kind: 'unexpected', status: 500, message: 'Server Error' } },
);

export const LockedOut = story({ naming: 'unasked', attempt: 'lockedOut' }, { secondsLeft: 42 });

export const Unreachable = story({ naming: 'unasked', attempt: 'unreachable' });

export const Registered = story({ naming: 'unasked', attempt: 'registered' });
