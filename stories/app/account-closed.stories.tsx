import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import type { AccountClosedContext } from '#machines/app/account-closed.types.ts';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';
import { at } from '#stories/lib/at.ts';
import { fan } from '#stories/settings/leaving.fixtures.ts';

export default { title: 'Screens/App/Account closed', component: AccountClosedView } satisfies Meta<
  typeof AccountClosedView
>;

type Story = StoryObj<typeof AccountClosedView>;

const calm: AccountClosedContext = {
  deleteAt: fan.deleteAt,
  ledger: fan,
  ended: [],
  copy: at(dataExportMachine, 'offered', { known: null, address: '', failure: null }),
  failure: null,
};
const story = (
  value: StateValueFrom<typeof accountClosedMachine>,
  context: Partial<AccountClosedContext> = {},
): Story => ({ args: { actor: at(accountClosedMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { ledger: null });
export const Closed = story('closed');
export const ClosedWithEndedRenewals = story('closed', {
  ledger: {
    ...fan,
    ended: [
      { name: 'Ada Marlow', at: '2026-12-03T10:00:00.000Z' },
      { name: 'Fay Winters', at: '2026-12-01T10:00:00.000Z' },
    ],
  },
});
export const Unread = story('unread', { ledger: null });
export const Keeping = story('keeping');
export const Refused = story('refused', { failure: { kind: 'offline' } });
export const Open = story('open');
export const Gone = story('gone');
export const Absent = story('absent', { ledger: null, deleteAt: null });
