import type { ActorRefFrom } from 'xstate';
import type { UsernameMixin } from '../auth/username-mixin.ts';
import type { Failure } from '../lib/failure.ts';
import type { VersionEvent } from '../parts/changed-elsewhere.ts';
import type { countriesMachine } from './countries.machine.ts';

/** Values of the profile form. */
export interface ProfileForm {
  readonly displayName: string;
  readonly username: string;
  /** Empty where they say nothing. */
  readonly about: string;
  /** ISO 3166-1 alpha-2, empty where they do not say; null on a site that does not ask. */
  readonly country: string | null;
}

/** Profile at the server. */
export interface SavedProfile extends ProfileForm {
  /** Version that a change names, so as not to overwrite another tab's; null without one. */
  readonly version: string | null;
}

export interface ProfileSettingsContext extends UsernameMixin {
  readonly countries: ActorRefFrom<typeof countriesMachine>;
  readonly saved: SavedProfile;
  /** Profile that was saved elsewhere since the fields were filled. */
  readonly other: SavedProfile | null;
  /** Values of the fields. */
  readonly form: ProfileForm;
  /** Counts how often the fields were filled from what is saved. */
  readonly fill: number;
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type ProfileSettingsEvent =
  | { type: 'form.edit'; form: ProfileForm }
  | { type: 'form.submit' }
  | { type: 'form.discard' }
  | { type: 'profile.retry' }
  | VersionEvent
  /** The server answers again. */
  | { type: 'connection.restored' };

export type ProfileSettingsEmitted =
  | { type: 'member.updated' }
  /** The server answers 404 to the whole of it. */
  | { type: 'profile.absent' };
