import type { Viewer } from './viewer.types.ts';
import type { SessionReason } from './session.types.ts';

/** Typed values by field name; passwords are never included. */
export type TypedValues = ReadonlyMap<string, string>;

/** A half-typed form on the page. */
export interface LiveForm {
  readonly values: TypedValues;
  /** True if the values are kept in this tab alone and never written to the device. */
  readonly isPrivate: boolean;
  /** True if the form stays when the page below it is left: a dialog's. */
  readonly outlivesPage: boolean;
}

/** A form that waits for its writer. */
export interface ParkedForm {
  /** The member whose session ended. */
  readonly ownerId: number;
  /** Name of the form, unique in the product. */
  readonly form: string;
  readonly values: TypedValues;
  /** Parked by this tab; the others were found on the device. */
  readonly isOwn: boolean;
}

export interface ParkedFormsContext {
  /** Id of the present user; null is a guest. */
  readonly userId: number | null;
  /** The half-typed forms on the page, by their names. */
  readonly live: ReadonlyMap<string, LiveForm>;
  readonly parked: readonly ParkedForm[];
}

/** Command for the port of the device's storage. */
export type FormsCommand =
  | { type: 'forms.keep'; parked: readonly ParkedForm[] }
  /** Sent once the values are back in their fields. */
  | { type: 'form.drop'; parked: ParkedForm };

/** Forms found on the device, from any tab or an earlier visit. */
export type FormsFound = { type: 'forms.found'; parked: readonly ParkedForm[] };

export type ParkedFormsEvent =
  | FormsFound
  | ({ type: 'form.edited'; form: string } & LiveForm)
  /** The form is gone: sent, given up, or taken away by the end of the session. */
  | { type: 'form.closed'; form: string }
  /** Sent once the parked values are back in their fields. */
  | { type: 'form.restored'; form: string }
  /** The member leaves the page all the same: what is typed there is no draft any more. */
  | { type: 'words.abandoned' }
  | { type: 'viewer.changed'; viewer: Viewer | null; reason: SessionReason };
