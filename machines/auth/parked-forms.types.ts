import type { Viewer } from './viewer.types.ts';
import type { SessionReason } from './session.types.ts';

/** What was typed, by the names of the fields; passwords never. */
export type TypedValues = ReadonlyMap<string, string>;

/** Forms by their names, one in the product. */
export type TypedForms = ReadonlyMap<string, TypedValues>;

export interface ParkedFormsContext {
  /** Who uses the app; null is a guest. */
  readonly userId: number | null;
  /** The half-typed forms on the page. */
  readonly live: TypedForms;
  /** The member whose session expired, and what they were typing. */
  readonly parked: { readonly ownerId: number; readonly forms: TypedForms } | null;
}

export type ParkedFormsEvent =
  | { type: 'form.edited'; form: string; values: TypedValues }
  /** The form is gone: sent, given up, or taken away by the end of the session. */
  | { type: 'form.closed'; form: string }
  /** What was parked is back in its fields. */
  | { type: 'form.restored'; form: string }
  | { type: 'viewer.changed'; viewer: Viewer | null; reason: SessionReason };
