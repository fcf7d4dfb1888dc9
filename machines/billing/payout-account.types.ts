import type { Failure } from '../lib/failure.ts';

/** Kind of account number: an IBAN, or one of the United States. */
export type AccountKind = 'iban' | 'usAccount';

/** Masked account; only the provider stores the number. */
export interface PayoutMethod {
  readonly kind: AccountKind;
  readonly holder: string;
  /** ISO 3166. */
  readonly country: string;
  readonly last4: string;
}

/** An account as it was typed. */
export type AccountForm =
  | { readonly kind: 'iban'; readonly holder: string; readonly iban: string }
  | {
      readonly kind: 'usAccount';
      readonly holder: string;
      readonly routing: string;
      readonly account: string;
    };

export interface PayoutAccountContext {
  /** Null where none is kept. */
  readonly method: PayoutMethod | null;
  /** Kind of account that the form is for. */
  readonly kind: AccountKind;
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PayoutAccountEvent =
  | { type: 'account.change' }
  | { type: 'account.leave' }
  | { type: 'kind.choose'; kind: AccountKind }
  | { type: 'form.submit'; form: AccountForm }
  | { type: 'account.retry' }
  | { type: 'connection.restored' };

export type PayoutAccountEmitted = { type: 'account.kept'; method: PayoutMethod | null };
