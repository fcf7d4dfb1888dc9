import type { FormParking } from '#src/ui/fields/form-parking.ts';

/** Forms left half-typed when a member's session expired, for screens and fields. */
export interface ParkedForms extends FormParking {
  /** True if a parked form of this name belongs to the current viewer. */
  readonly has: (form: string) => boolean;
  /** Number of half-typed forms on this page. */
  readonly count: () => number;
  /** True if leaving the page would lose typed values. */
  readonly isPageTyped: () => boolean;
}
