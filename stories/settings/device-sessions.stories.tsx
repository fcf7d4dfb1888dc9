import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { deviceSessionsMachine } from '#machines/settings/device-sessions.machine.ts';
import type { DeviceSessionsContext } from '#machines/settings/device-sessions.types.ts';
import { DeviceSessionsView } from '#src/views/settings/device-sessions.view.tsx';
import { at } from '#stories/lib/at.ts';
import { here, phone, stranger } from './settings.fixtures.ts';

export default {
  title: 'Flows/Settings/Signed-in devices',
  component: DeviceSessionsView,
} satisfies Meta<typeof DeviceSessionsView>;

type Story = StoryObj<typeof DeviceSessionsView>;
const calm: DeviceSessionsContext = {
  sessions: [here, phone, stranger],
  ending: null,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof deviceSessionsMachine>,
  context: Partial<DeviceSessionsContext> = {},
): Story => ({ args: { actor: at(deviceSessionsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { sessions: [] });

export const Listed = story('listed');

export const ListedAlone = story('listed', { sessions: [here] });

export const Rereading = story('rereading');

export const Ending = story('ending', { ending: 'phone' });

export const EndingOthers = story('ending', { ending: 'others' });

export const Refused = story('refused', { failure: { kind: 'offline' } });

export const Absent = story('absent');

export const Failed = story('failed', { sessions: [], failure: { kind: 'offline' } });
