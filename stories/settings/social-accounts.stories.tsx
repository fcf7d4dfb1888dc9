import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import type { SocialAccountsContext } from '#machines/settings/social-accounts.types.ts';
import { SocialAccountsView } from '#src/views/settings/social-accounts.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Settings/Connected accounts',
  component: SocialAccountsView,
} satisfies Meta<typeof SocialAccountsView>;

type Story = StoryObj<typeof SocialAccountsView>;
const calm: SocialAccountsContext = {
  providers: { google: 'window', twitter: 'offered' },
  slot: 'google-attach',
  accounts: [{ provider: 'google', attachedAt: '2026-05-04T10:00:00.000Z' }],
  hasPassword: true,
  isOnlyWay: false,
  ticket: null,
  failure: null,
  provider: 'twitter',
};
const story = (
  value: StateValueFrom<typeof socialAccountsMachine>,
  context: Partial<SocialAccountsContext> = {},
): Story => ({ args: { actor: at(socialAccountsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { accounts: [] });

export const Sorting = story('sorting');

export const Listed = story('listed');

export const ListedWhereNothingIsSaid = story('listed', { accounts: null });

export const ListedAsTheOnlyWay = story('listed', {
  hasPassword: false,
  isOnlyWay: true,
});

export const Rereading = story('rereading');

export const Away = story('away');

export const Attaching = story('attaching');

export const Detaching = story('detaching', { provider: 'google' });

export const Blocked = story('blocked');

export const Refused = story('refused', {
  failure: { kind: 'conflict', code: 'already_linked', message: 'This account is already linked.' },
});

export const Failed = story('failed', { accounts: [], failure: { kind: 'offline' } });
