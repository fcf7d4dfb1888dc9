import type { LocaleCode } from './locale-code.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';

/** Values that the browser knows before a login; untrusted, so all are validated. */
export interface LocaleInput {
  /** Content of the cookie `locale`. */
  readonly cookie: string | null;
  /** BCP 47 tags of `navigator.languages`, in the person's order. */
  readonly languages: readonly string[];
}

export interface LocaleContext {
  /** The language that is shown; its texts are loaded once the chart has left `loading`. */
  readonly code: LocaleCode;
  /** The language that is wanted next; equal to `code` at rest. */
  readonly wanted: LocaleCode;
  /** Member whose settings store the choice; null for a guest. */
  readonly viewer: Viewer | null;
}

/** Choice of a language, stored on this device alone or in the member's settings as well. */
export interface LocaleChoice {
  readonly code: LocaleCode;
  readonly place: 'device' | 'account';
}

export type LocaleEvent =
  /** A person picks a language. */
  | { type: 'locale.choose'; code: LocaleCode }
  /** A member signed in whose settings name a language. */
  | { type: 'locale.preferred'; code: LocaleCode }
  | { type: 'locale.retry' }
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type LocaleEmitted =
  | { type: 'locale.changed'; code: LocaleCode }
  /** Not even English came; the app offers to try again. */
  | { type: 'locale.missing' }
  | { type: 'notice.shown'; tone: 'caution'; key: string };
