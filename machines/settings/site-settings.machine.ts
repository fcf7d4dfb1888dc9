import { emit, enqueueActions, sendTo, setup } from 'xstate';
import type { SettingsUpdated, Viewer } from '../auth/viewer.types.ts';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { displayMachine } from './display.machine.ts';
import { noticeSettingsMachine } from './notice-settings.machine.ts';
import { privacyMachine } from './privacy.machine.ts';
import type { PrivacyEmitted } from './privacy.types.ts';
import type * as Types from './site-settings.types.ts';

type Changed = { type: 'viewer.changed'; viewer: Viewer | null };

type ForNotices =
  | SettingsUpdated
  | Changed
  | { type: 'connection.caughtUp' }
  | { type: 'connection.restored' };

const forNotices = { actions: { type: 'toNotices', params: eventOf<ForNotices> } } as const;
const parts = {
  ...forwarding,
  'settings.updated': forNotices,
  'connection.caughtUp': forNotices,
  'connection.restored': forNotices,
  'viewer.changed': {
    actions: [
      { type: 'toNotices', params: eventOf<Changed> },
      { type: 'notifyPrivacy', params: eventOf<Changed> },
    ],
  },
} as const;

/** Settings of this device, and of what others may do. Each choice takes effect at once. */
export const siteSettingsMachine = setup({
  types: {
    context: {} as Types.SiteSettingsContext,
    input: {} as Types.SiteSettingsInput,
    events: {} as Types.SiteSettingsEvent,
    emitted: {} as Types.SiteSettingsEmitted,
    children: {} as { display: 'display'; notices: 'notices'; privacy: 'privacy' },
  },
  actors: { display: displayMachine, notices: noticeSettingsMachine, privacy: privacyMachine },
  actions: {
    notifyPrivacy: enqueueActions(({ context, enqueue }, change: Changed) => {
      if (context.privacy) enqueue.sendTo('privacy', change);
    }),
    toNotices: sendTo('notices', (_, change: ForNotices) => change),
    forward: emit(emittedOf<PrivacyEmitted>),
    announceWithdrawal: emit({ type: 'consent.withdrawn' }),
  },
}).createMachine({
  id: 'siteSettings',
  description:
    'A member sets language, look, data use and what others may do, and takes consent back.',
  meta: { requirement: 'spec §2 settings site; issues 19 and 38' },
  context: ({ input: { privacy: kept, viewer, ...preferences }, spawn, self }) => ({
    ...preferences,
    display: spawn('display', { id: 'display' }),
    notices: spawn('notices', { id: 'notices', input: { viewer } }),
    privacy: kept && childOf(self, spawn('privacy', { id: 'privacy', input: { kept } })),
  }),
  on: parts,
  initial: 'tending',
  states: {
    tending: {
      description: 'The blocks live below each other, each choice in its own chart.',
      on: { 'consent.withdraw': { target: 'withdrawn', actions: 'announceWithdrawal' } },
    },
    withdrawn: { description: 'The age consent is forgotten; it is asked again at once.' },
  },
});
