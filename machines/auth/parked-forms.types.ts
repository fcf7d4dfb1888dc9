import type { Viewer } from './viewer.types.ts';
import type { SessionReason } from './session.types.ts';

/** What was typed, by the names of the fields; passwords never. */
export type TypedValues = ReadonlyMap<string, string>;

/** A half-typed form on the page. */
export interface LiveForm {
  readonly values: TypedValues;
  /** What stands in it is not written to the device: it is kept in this tab alone. */
  readonly isPrivate: boolean;
}

/** A form that waits for its writer. */
export interface ParkedForm {
  /** The member whose session ended. */
  readonly ownerId: number;
  /** Its name, one in the product. */
  readonly form: string;
  readonly values: TypedValues;
  /** Parked by this tab; the others were found on the device. */
  readonly isOwn: boolean;
}

export interface ParkedFormsContext {
  /** Who uses the app; null is a guest. */
  readonly userId: number | null;
  /** The half-typed forms on the page, by their names. */
  readonly live: ReadonlyMap<string, LiveForm>;
  readonly parked: readonly ParkedForm[];
}

/** What the port of the device is asked to do. */
export type FormsCommand =
  | { type: 'forms.keep'; parked: readonly ParkedForm[] }
  /** It is back in its fields. */
  | { type: 'form.drop'; parked: ParkedForm };

/** What waits on the device, of any tab and of an earlier visit. */
export type FormsFound = { type: 'forms.found'; parked: readonly ParkedForm[] };

export type ParkedFormsEvent =
  | FormsFound
  | { type: 'form.edited'; form: string; values: TypedValues; isPrivate: boolean }
  /** The form is gone: sent, given up, or taken away by the end of the session. */
  | { type: 'form.closed'; form: string }
  /** What was parked is back in its fields. */
  | { type: 'form.restored'; form: string }
  | { type: 'viewer.changed'; viewer: Viewer | null; reason: SessionReason };
