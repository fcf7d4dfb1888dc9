import type { ActorRefFrom } from 'xstate';
import type { Privacy, SettingsUpdated, Viewer } from '../auth/viewer.types.ts';
import type { dataSaverMachine } from '../app/data-saver.machine.ts';
import type { discreetMachine } from '../app/discreet.machine.ts';
import type { localeMachine } from '../app/locale.machine.ts';
import type { shortcutsMachine } from '../app/shortcuts.machine.ts';
import type { themeMachine } from '../app/theme.machine.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { displayMachine } from './display.machine.ts';
import type { noticeSettingsMachine } from './notice-settings.machine.ts';
import type { privacyMachine } from './privacy.machine.ts';
import type { PrivacyEmitted } from './privacy.types.ts';

/** Actors of the app's settings for every screen; null where one has not loaded. */
export interface Preferences {
  readonly locale: ActorRefFrom<typeof localeMachine> | null;
  readonly theme: ActorRefFrom<typeof themeMachine> | null;
  readonly dataSaver: ActorRefFrom<typeof dataSaverMachine> | null;
  readonly shortcuts: ActorRefFrom<typeof shortcutsMachine> | null;
  readonly discreet: ActorRefFrom<typeof discreetMachine> | null;
}

export interface SiteSettingsInput extends Preferences {
  readonly viewer: Viewer | null;
  /** Null where the server lets nobody choose. */
  readonly privacy: Privacy | null;
}

export interface SiteSettingsContext extends Preferences {
  readonly display: ActorRefFrom<typeof displayMachine>;
  readonly notices: ActorRefFrom<typeof noticeSettingsMachine>;
  readonly privacy: ChildOf<typeof privacyMachine> | null;
}

export type SiteSettingsEvent =
  | ChildEmitted<PrivacyEmitted>
  | { type: 'viewer.changed'; viewer: Viewer | null }
  | SettingsUpdated
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | { type: 'consent.withdraw' };

/** `consent.withdrawn` takes everything off the page until it is given again. */
export type SiteSettingsEmitted = PrivacyEmitted | { type: 'consent.withdrawn' };
