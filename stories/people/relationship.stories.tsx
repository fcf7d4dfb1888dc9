import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { RelationshipView } from '#src/views/people/relationship.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  creator,
  fan,
  follower,
  relationshipOf,
  stranger,
  subscribedAs,
} from './profile.fixtures.ts';

export default {
  title: 'Flows/People/Relationship',
  component: RelationshipView,
} satisfies Meta<typeof RelationshipView>;

type Story = StoryObj<typeof RelationshipView>;

const show = (
  value: StateValueFrom<typeof relationshipMachine>,
  profile: Profile,
  viewerId: number | null = 3,
): Story => ({
  args: { actor: at(relationshipMachine, value, relationshipOf(profile, viewerId)) },
});
const over = subscribedAs({ isExpired: true, expiresAt: '2026-06-01T12:00:00.000Z' });

export const Deciding = show('deciding', creator);
export const Guest = show('guest', { ...creator, relationship: null }, null);
export const Oneself = show('oneself', { ...creator, isSelf: true, relationship: null });
export const AcquaintedStranger = show({ acquainted: 'stranger' }, creator);
export const AcquaintedStrangerToAFan = show({ acquainted: 'stranger' }, fan);
export const AcquaintedStrangerRestricted = show(
  { acquainted: 'stranger' },
  { ...creator, relationship: { ...stranger, isRestricted: true } },
);
export const AcquaintedFollower = show(
  { acquainted: 'follower' },
  { ...creator, relationship: follower },
);
export const AcquaintedSubscriber = show(
  { acquainted: 'subscriber' },
  { ...creator, relationship: subscribedAs({}) },
);
export const AcquaintedEnding = show(
  { acquainted: 'ending' },
  { ...creator, relationship: subscribedAs({ isAutoRenewable: false }) },
);
export const AcquaintedExpired = show(
  { acquainted: 'expired' },
  { ...creator, relationship: over },
);
export const Banned = show('banned', {
  ...creator,
  relationship: { ...stranger, banType: 'block' },
});
export const BannedMuted = show('banned', {
  ...fan,
  relationship: { ...follower, banType: 'mute' },
});
