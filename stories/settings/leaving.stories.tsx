import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { leavingMachine } from '#machines/settings/leaving.machine.ts';
import type { LeavingContext } from '#machines/settings/leaving.types.ts';
import { LeavingView } from '#src/views/settings/leaving.view.tsx';
import { at } from '#stories/lib/at.ts';
import { creator, fan, owed, windingUp } from './leaving.fixtures.ts';

export default {
  title: 'Screens/Settings/Delete your account',
  component: LeavingView,
} satisfies Meta<typeof LeavingView>;

type Story = StoryObj<typeof LeavingView>;

const calm: LeavingContext = {
  ledger: fan,
  copy: at(dataExportMachine, 'offered', { known: null, address: '', failure: null }),
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof leavingMachine>,
  context: Partial<LeavingContext> = {},
): Story => ({ args: { actor: at(leavingMachine, value, { ...calm, ...context }) } });
const long = 'The reason field must not be greater than 1000 characters.';

export const Loading = story('loading', { ledger: null });
export const LoadingAgain = story('loading', { ledger: creator });
export const Blocked = story('blocked', { ledger: creator });
export const BlockedByAPayout = story('blocked', { ledger: windingUp });
export const BlockedByABalance = story('blocked', { ledger: owed });
export const BlockedRefused = story('blocked', { ledger: creator, failure: { kind: 'offline' } });
export const Ending = story('ending', { ledger: creator });
export const Editing = story('editing');
export const Saving = story('saving');
export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: long, fields: { reason: [long] }, jwt: null },
});
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Unreachable = story('unreachable');
export const Left = story('left');
export const Unread = story('unread', { ledger: null });
export const Absent = story('absent', { ledger: null });
