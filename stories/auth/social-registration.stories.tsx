import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import type { SocialRegistrationContext } from '#machines/auth/social-registration.types.ts';
import { SocialRegistrationView } from '#src/views/auth/social-registration.view.tsx';
import { at } from '#stories/lib/at.ts';
import { boTicket, kitTicket } from './social.fixtures.ts';

export default {
  title: 'Screens/Auth/SocialRegistration',
  component: SocialRegistrationView,
} satisfies Meta<typeof SocialRegistrationView>;

type Story = StoryObj<typeof SocialRegistrationView>;
type Value = StateValueFrom<typeof socialRegistrationMachine>;
const calm: SocialRegistrationContext = {
  ticket: kitTicket,
  email: null,
  username: '',
  problem: null,
  failure: null,
  secondsLeft: 0,
};
const story = (value: Value, context: Partial<SocialRegistrationContext> = {}): Story => ({
  args: { actor: at(socialRegistrationMachine, value, { ...calm, ...context }) },
});

export const UnaskedRecalling = story(
  { naming: 'unasked', attempt: 'recalling' },
  { ticket: null },
);
export const Editing = story({ naming: 'unasked', attempt: 'editing' });
export const EditingWithAnAddress = story(
  { naming: 'unasked', attempt: 'editing' },
  { ticket: boTicket },
);
export const Checking = story({ naming: 'checking', attempt: 'editing' }, { username: 'kit' });
export const AnsweredFree = story({ naming: 'answered', attempt: 'editing' }, { username: 'kit' });
export const AnsweredTaken = story(
  { naming: 'answered', attempt: 'editing' },
  { username: 'ada', problem: 'taken' },
);
export const Registering = story({ naming: 'unasked', attempt: 'registering' });
export const Rejected = story(
  { naming: 'unasked', attempt: 'rejected' },
  {
    failure: {
      kind: 'invalid',
      message: 'The username is reserved.',
      fields: { username: ['The username is reserved.'] },
      jwt: null,
    },
  },
);
export const RejectedByABrokenServer = story(
  { naming: 'unasked', attempt: 'rejected' },
  { failure: { kind: 'unexpected', status: 500, message: 'Server Error' } },
);
export const Unreachable = story({ naming: 'unasked', attempt: 'unreachable' });
export const LockedOut = story({ naming: 'unasked', attempt: 'lockedOut' }, { secondsLeft: 42 });
export const Attaching = story(
  { naming: 'unasked', attempt: 'attaching' },
  { email: 'ada@fanfare.test' },
);
export const Registered = story({ naming: 'unasked', attempt: 'registered' });
export const Ended = story({ naming: 'unasked', attempt: 'ended' }, { ticket: null });
