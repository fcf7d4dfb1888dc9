import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import type { SocialRegistrationContext } from '#machines/auth/social-registration.types.ts';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { SocialRegistrationView } from '#src/views/auth/social-registration.view.tsx';
import { at } from '#stories/lib/at.ts';
import { boTicket, kitTicket } from './social.fixtures.ts';

export default {
  title: 'Screens/Auth/Social registration',
  component: SocialRegistrationView,
} satisfies Meta<typeof SocialRegistrationView>;

type Story = StoryObj<typeof SocialRegistrationView>;
type Value = StateValueFrom<typeof socialRegistrationMachine>;
const calm: SocialRegistrationContext = {
  ticket: kitTicket,
  email: null,
  name: at(usernameMachine, 'unasked', { username: '', problem: null }),
  failure: null,
  secondsLeft: 0,
};
const story = (value: Value, context: Partial<SocialRegistrationContext> = {}): Story => ({
  args: { actor: at(socialRegistrationMachine, value, { ...calm, ...context }) },
});

export const Recalling = story('recalling', { ticket: null });
export const Editing = story('editing');
export const EditingWithAnAddress = story('editing', { ticket: boTicket });
export const Registering = story('registering');
export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The username is reserved.',
    fields: { username: ['The username is reserved.'] },
    jwt: null,
  },
});
export const RejectedByABrokenServer = story('rejected', {
  failure: { kind: 'unexpected', status: 500, message: 'Server Error' },
});
export const Unreachable = story('unreachable');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Attaching = story('attaching', { email: 'ada@fanfare.test' });
export const Registered = story('registered');
export const Ended = story('ended', { ticket: null });
