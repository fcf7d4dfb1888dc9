import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import { SessionView } from '#src/views/auth/session.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/Auth/Session', component: SessionView } satisfies Meta<
  typeof SessionView
>;

type Story = StoryObj<typeof SessionView>;
const ada: Viewer = {
  id: 2,
  email: 'ada@fanfare.test',
  username: 'ada',
  displayName: 'Ada Okafor',
  profilePhoto: null,
  isVerified: true,
  isDeleted: false,
  isCreator: true,
  preferredLocale: 'en',
};
const story = (
  value: StateValueFrom<typeof sessionMachine>,
  viewer: Viewer | null = null,
): Story => ({ args: { actor: at(sessionMachine, value, { viewer, reason: 'restored' }) } });

export const Restoring = story('restoring');

export const Unreachable = story('unreachable');

export const Guest = story('guest');

export const EnteringFetching = story({ entering: 'fetching' });

export const EnteringTranslating = story({ entering: 'translating' }, ada);

export const MemberKindActive = story({ member: { kind: 'active', freshness: 'settled' } }, ada);

export const MemberKindUnverified = story(
  { member: { kind: 'unverified', freshness: 'settled' } },
  { ...ada, isVerified: false },
);

export const MemberKindDeleted = story(
  { member: { kind: 'deleted', freshness: 'settled' } },
  { ...ada, isDeleted: true },
);

export const MemberFreshnessSettled = story(
  { member: { kind: 'active', freshness: 'settled' } },
  ada,
);

export const MemberFreshnessRefreshing = story(
  { member: { kind: 'active', freshness: 'refreshing' } },
  ada,
);
