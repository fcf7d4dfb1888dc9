import { emit, setup } from 'xstate';
import { displayMachine } from './display.machine.ts';
import type * as Types from './site-settings.types.ts';

/** How the product behaves on this device. Each choice is kept at once; nothing waits to be saved. */
export const siteSettingsMachine = setup({
  types: {
    context: {} as Types.SiteSettingsContext,
    input: {} as Types.SiteSettingsInput,
    events: {} as Types.SiteSettingsEvent,
    emitted: {} as Types.SiteSettingsEmitted,
    children: {} as { display: 'display' },
  },
  actors: { display: displayMachine },
  actions: { announceWithdrawal: emit({ type: 'consent.withdrawn' }) },
}).createMachine({
  id: 'siteSettings',
  description: 'A member sets language, look and data use of this device, and takes consent back.',
  meta: { requirement: 'spec §2 settings site; issue 19' },
  context: ({ input, spawn }) => ({ ...input, display: spawn('display', { id: 'display' }) }),
  initial: 'tending',
  states: {
    tending: {
      description: 'The blocks live below each other, each choice in its own chart.',
      on: { 'consent.withdraw': { target: 'withdrawn', actions: 'announceWithdrawal' } },
    },
    withdrawn: { description: 'The age consent is forgotten; it is asked again at once.' },
  },
});
