import type { UsernamePart } from '../auth/username-part.ts';
import type { Failure } from '../lib/failure.ts';

/** What a member says of themselves, as it stands in the fields. */
export interface ProfileForm {
  readonly displayName: string;
  readonly username: string;
  /** Empty where they say nothing. */
  readonly about: string;
}

export interface ProfileSettingsContext extends UsernamePart {
  /** As the server has it. */
  readonly saved: ProfileForm;
  /** As it stands in the fields. */
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
  /** The server answers again. */
  | { type: 'connection.restored' };

export type ProfileSettingsEmitted = { type: 'session.expired' } | { type: 'member.updated' };
