import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import type { SocialAttachContext } from '#machines/auth/social-attach.types.ts';
import { SocialAttachView } from '#src/views/auth/social-attach.view.tsx';
import { at } from '#stories/lib/at.ts';
import { boTicket } from './social.fixtures.ts';

export default {
  title: 'Flows/Auth/Connect and sign in',
  component: SocialAttachView,
} satisfies Meta<typeof SocialAttachView>;

type Story = StoryObj<typeof SocialAttachView>;
const calm: SocialAttachContext = {
  ticket: boTicket,
  email: null,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof socialAttachMachine>,
  context: Partial<SocialAttachContext> = {},
): Story => ({ args: { actor: at(socialAttachMachine, value, { ...calm, ...context }) } });

export const Asking = story('asking');
export const Attaching = story('attaching');
export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The provided password was incorrect.',
    fields: { password: ['The provided password was incorrect.'] },
    jwt: null,
  },
});
export const Unreachable = story('unreachable');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const AlreadyLinked = story('alreadyLinked');
export const Expired = story('expired');
export const SignedIn = story('signedIn');
export const Challenged = story('challenged');
export const Cancelled = story('cancelled');
