import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import type { Profile } from '#machines/people/profile.types.ts';
import { standingMachine } from '#machines/people/standing.machine.ts';
import { StandingView } from '#src/views/people/standing.view.tsx';
import { at } from '#stories/lib/at.ts';
import { creator, fan, follower, standingOf, stranger, subscribedAs } from './profile.fixtures.ts';

export default {
  title: 'Screens/People/Standing',
  component: StandingView,
} satisfies Meta<typeof StandingView>;

type Story = StoryObj<typeof StandingView>;

const show = (
  value: StateValueFrom<typeof standingMachine>,
  profile: Profile,
  viewerId: number | null = 3,
): Story => ({
  args: { actor: at(standingMachine, value, standingOf(profile, viewerId)) },
});
const over = subscribedAs({ isExpired: true, expiresAt: '2026-06-01T12:00:00.000Z' });

export const Deciding = show('deciding', creator);
export const Guest = show('guest', { ...creator, standing: null }, null);
export const Oneself = show('oneself', { ...creator, isSelf: true, standing: null });
export const AcquaintedStranger = show({ acquainted: 'stranger' }, creator);
export const AcquaintedStrangerToAFan = show({ acquainted: 'stranger' }, fan);
export const AcquaintedStrangerRestricted = show(
  { acquainted: 'stranger' },
  { ...creator, standing: { ...stranger, isRestricted: true } },
);
export const AcquaintedFollower = show(
  { acquainted: 'follower' },
  { ...creator, standing: follower },
);
export const AcquaintedSubscriber = show(
  { acquainted: 'subscriber' },
  { ...creator, standing: subscribedAs({}) },
);
export const AcquaintedEnding = show(
  { acquainted: 'ending' },
  { ...creator, standing: subscribedAs({ isAutoRenewable: false }) },
);
export const AcquaintedExpired = show({ acquainted: 'expired' }, { ...creator, standing: over });
export const Banned = show('banned', { ...creator, standing: { ...stranger, banType: 'block' } });
export const BannedMuted = show('banned', { ...fan, standing: { ...follower, banType: 'mute' } });
