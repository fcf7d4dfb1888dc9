import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { SocialLoginContext } from '#machines/auth/social-login.types.ts';
import { SocialLoginView } from '#src/views/auth/social-login.view.tsx';
import { at } from '#stories/lib/at.ts';
import { boTicket } from './social.fixtures.ts';

export default { title: 'Flows/Auth/Social sign-in', component: SocialLoginView } satisfies Meta<
  typeof SocialLoginView
>;

type Story = StoryObj<typeof SocialLoginView>;
const calm: SocialLoginContext = {
  providers: { google: 'window', twitter: 'offered' },
  purpose: 'login',
  slot: 'google-sign-in',
  provider: 'google',
  ticket: null,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof socialLoginMachine>,
  context: Partial<SocialLoginContext> = {},
): Story => ({ args: { actor: at(socialLoginMachine, value, { ...calm, ...context }) } });

export const Recalling = story('recalling');
export const Idle = story('idle');
export const IdleToRegister = story('idle', { purpose: 'register' });
export const Away = story('away');
export const AwayAtX = story('away', { provider: 'twitter' });
export const Blocked = story('blocked');
export const Closed = story('closed');
export const Entering = story('entering');
export const Offering = story('offering', { ticket: boTicket });
export const Refused = story('refused', {
  failure: {
    kind: 'unexpected',
    status: 400,
    message: 'This sign-in could not be verified.',
    code: 'token_invalid',
  },
});
export const RefusedByX = story('refused', {
  provider: 'twitter',
  failure: { kind: 'unexpected', status: 400, message: '', code: 'already_linked' },
});
export const Expired = story('expired');
export const Unreachable = story('unreachable');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const HandedOver = story('handedOver');
