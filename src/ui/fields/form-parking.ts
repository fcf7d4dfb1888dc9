import { createContext } from 'react';

type TypedValues = ReadonlyMap<string, string>;

/** Options of saved values. */
export interface Written {
  /** True if they are never written to the device. */
  readonly isPrivate?: boolean;
  /** True if the form stays when the page below it is left: a dialog's. */
  readonly outlivesPage?: boolean;
}

/** Stores the values of unfinished forms for the current member only. */
export interface FormParking {
  /** The values that wait for the form, given once. */
  readonly take: (form: string) => TypedValues | null;
  /** Saves the form's values. */
  readonly write: (form: string, values: TypedValues, options?: Written) => void;
  /** The form is off the page, or nothing is typed there. */
  readonly close: (form: string) => void;
}

const nothing = () => undefined;

/** Storage provided by the app; by default nothing is saved. */
export const FormParkingContext = createContext<FormParking>({
  take: () => null,
  write: nothing,
  close: nothing,
});
