import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { identityMachine } from '#machines/settings/identity.machine.ts';
import type { IdentityContext } from '#machines/settings/identity.types.ts';
import { IdentityView } from '#src/views/settings/identity.view.tsx';
import { at } from '#stories/lib/at.ts';
import { accepted, checking, declined, unfinished, unproved } from './identity.fixtures.ts';

export default {
  title: 'Screens/Settings/Identity',
  component: IdentityView,
} satisfies Meta<typeof IdentityView>;

type Story = StoryObj<typeof IdentityView>;

const calm: IdentityContext = { known: unproved, address: '', failure: null };
const story = (
  value: StateValueFrom<typeof identityMachine>,
  context: Partial<IdentityContext> = {},
): Story => ({ args: { actor: at(identityMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { known: null });
export const Offered = story('offered');
export const Opening = story('opening');
export const Leaving = story('leaving', { address: 'https://verifio.example/check/1' });
export const Refused = story('refused', { failure: { kind: 'offline' } });
export const RefusedSilent = story('refused', {
  failure: { kind: 'unavailable', retryAfter: null, status: 503, code: 'identity_unavailable' },
});
export const RefusedThrottled = story('refused', {
  failure: { kind: 'throttled', retryAfter: 30, message: 'Too Many Attempts.' },
});
export const RefusedAddress = story('refused', {
  failure: { kind: 'unexpected', status: null, message: '' },
});
export const Started = story('started', { known: unfinished });
export const Pending = story('pending', { known: checking });
export const Approved = story('approved', { known: accepted });
export const ApprovedBefore = story('approved', {
  known: { ...accepted, provider: '', since: null, decidedAt: null },
});
export const Rejected = story('rejected', { known: declined });
export const RejectedOther = story('rejected', { known: { ...declined, reason: 'other' } });
export const Unread = story('unread', { known: null });
export const Absent = story('absent', { known: null });
