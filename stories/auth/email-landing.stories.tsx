import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import type { EmailLandingContext } from '#machines/auth/email-landing.types.ts';
import { EmailLandingView } from '#src/views/auth/email-landing.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Email verification link',
  component: EmailLandingView,
} satisfies Meta<typeof EmailLandingView>;

type Story = StoryObj<typeof EmailLandingView>;
const initial: EmailLandingContext = {
  claim: 'verified',
  viewer: {
    id: 5,
    email: 'dee@fanfare.test',
    username: 'dee',
    displayName: 'Dee',
    profilePhoto: null,
    isVerified: false,
    isDeleted: false,
    isCreator: false,
    preferredLocale: null,
  },
  next: '/',
  failure: null,
};
const story = (
  value: StateValueFrom<typeof emailLandingMachine>,
  context: Partial<EmailLandingContext> = {},
): Story => ({ args: { actor: at(emailLandingMachine, value, { ...initial, ...context }) } });

export const Checking = story('checking');

export const Verified = story('verified');

export const SignedOut = story('signedOut', { viewer: null });

export const Failed = story('failed', { claim: 'expired' });

export const FailedForAGuest = story('failed', { claim: 'expired', viewer: null });

export const FailedForSomebodyElse = story('failed', { claim: 'unauthorized' });

export const Sending = story('sending', { claim: 'expired' });

export const Sent = story('sent', { claim: 'expired' });

export const Unsent = story('unsent', {
  claim: 'expired',
  failure: { kind: 'throttled', retryAfter: 42, message: 'Too Many Attempts.' },
});

export const Unreachable = story('unreachable');

export const Continuing = story('continuing');
