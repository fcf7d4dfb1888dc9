import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { referralLinksMachine } from '#machines/insight/referral-links.machine.ts';
import type { ReferralLinksContext } from '#machines/insight/referral-links.types.ts';
import { ReferralLinksView } from '#src/views/insight/referral-links.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bio, nameless, terms } from './insight.fixtures.ts';

export default {
  title: 'Screens/Insight/Invitation links',
  component: ReferralLinksView,
} satisfies Meta<typeof ReferralLinksView>;

type Story = StoryObj<typeof ReferralLinksView>;

const calm: ReferralLinksContext = {
  links: [nameless, bio],
  max: 20,
  terms,
  label: '',
  made: 0,
  chosenId: null,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof referralLinksMachine>,
  context: Partial<ReferralLinksContext> = {},
): Story => ({ args: { actor: at(referralLinksMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { links: [] });
export const ListedResting = story({ listed: 'resting' });
export const ListedRestingEmpty = story({ listed: 'resting' }, { links: [] });
export const ListedRestingFull = story({ listed: 'resting' }, { max: 2 });
export const ListedCreating = story({ listed: 'creating' }, { label: 'Newsletter' });
export const ListedUncreated = story(
  { listed: 'uncreated' },
  { label: 'Newsletter', failure: { kind: 'offline' } },
);
export const ListedUncreatedTooMany = story(
  { listed: 'uncreated' },
  { failure: { kind: 'throttled', retryAfter: 42, message: '' } },
);
export const ListedAsking = story({ listed: 'asking' }, { chosenId: bio.id });
export const ListedRevoking = story({ listed: 'revoking' }, { chosenId: bio.id });
export const ListedUnrevoked = story({ listed: 'unrevoked' }, { chosenId: bio.id });
export const Failed = story('failed', { links: [] });
