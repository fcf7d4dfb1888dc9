import type { ActorRefFrom } from 'xstate';
import type { dataSaverMachine } from '../app/data-saver.machine.ts';
import type { localeMachine } from '../app/locale.machine.ts';
import type { themeMachine } from '../app/theme.machine.ts';
import type { displayMachine } from './display.machine.ts';

/** What the app keeps for every screen; null where it has not loaded. */
export interface SiteSettingsInput {
  readonly locale: ActorRefFrom<typeof localeMachine> | null;
  readonly theme: ActorRefFrom<typeof themeMachine> | null;
  readonly dataSaver: ActorRefFrom<typeof dataSaverMachine> | null;
}

export interface SiteSettingsContext extends SiteSettingsInput {
  readonly display: ActorRefFrom<typeof displayMachine>;
}

export type SiteSettingsEvent = { type: 'consent.withdraw' };

/** `consent.withdrawn` takes everything off the page until it is given again. */
export type SiteSettingsEmitted = { type: 'consent.withdrawn' };
