/** Stored record of a visitor's confirmation that they are of age. */
export interface AgeConsent {
  /** Version of the wording that they agreed to. */
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** The language in which they read it. */
  readonly locale: string;
}

/** Consent found in the storages, and its age in milliseconds. */
export interface StoredConsent {
  readonly consent: AgeConsent | null;
  readonly age: number;
}

export interface AgeConsentInput {
  /** Version of the wording in force; a consent to an older one is requested again. */
  readonly version: number;
  /** Milliseconds after which it is asked again. */
  readonly validFor: number;
  /** Milliseconds of the dialog's fade. */
  readonly fade: number;
}

export type AgeConsentContext = AgeConsentInput;

export type AgeConsentEvent =
  | { type: 'consent.confirm'; remember: boolean }
  | { type: 'consent.leave' }
  /** The person wants to be asked again, and what was stored to go. */
  | { type: 'consent.withdraw' }
  /** Another tab stored a consent. */
  | { type: 'consent.stored'; stored: StoredConsent };

/** `consent.given` lets the app begin; `consent.withdrawn` takes everything off the page. */
export type AgeConsentEmitted = { type: 'consent.given' } | { type: 'consent.withdrawn' };
