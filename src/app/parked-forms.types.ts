import type { FormParking } from '#src/ui/fields/kept-fields.tsx';

/** What screens and fields may do with what a member typed before their session ended. */
export interface ParkedForms extends FormParking {
  /** Whether something waits for the one who is here now. */
  readonly has: (form: string) => boolean;
  /** How many half-typed forms stand on this page. */
  readonly count: () => number;
}
