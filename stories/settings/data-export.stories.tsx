import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import type { ExportContext } from '#machines/settings/data-export.types.ts';
import { DataExportView } from '#src/views/settings/data-export.view.tsx';
import { at } from '#stories/lib/at.ts';
import { expired, failed, making, older, ready, waiting } from './data-export.fixtures.ts';

export default {
  title: 'Flows/Settings/Your data',
  component: DataExportView,
} satisfies Meta<typeof DataExportView>;

type Story = StoryObj<typeof DataExportView>;

const calm: ExportContext = { known: null, address: '', failure: null };
const story = (
  value: StateValueFrom<typeof dataExportMachine>,
  context: Partial<ExportContext> = {},
): Story => ({ args: { actor: at(dataExportMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading');
export const LoadingAgain = story('loading', { known: older });
export const Sorting = story('sorting', { known: making });
export const Offered = story('offered');
export const OfferedAfterOne = story('offered', { known: expired });
export const OfferedAfterAFailure = story('offered', { known: failed });
export const OfferedRefused = story('offered', { failure: { kind: 'offline' } });
export const Asking = story('asking');
export const Renewing = story('renewing', { known: older });
export const Making = story('making', { known: making });
export const MakingUncounted = story('making', { known: waiting });
export const Ready = story('ready', { known: ready });
export const ReadyForAnother = story('ready', { known: older });
export const ReadyRefused = story('ready', { known: ready, failure: { kind: 'offline' } });
export const Finding = story('finding', { known: ready });
export const Saving = story('saving', { known: older, address: '/api/v1/me/export/7/archive' });
export const Unread = story('unread');
export const Absent = story('absent');
