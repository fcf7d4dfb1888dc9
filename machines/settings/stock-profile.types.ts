import type { SubmissionContext } from '../parts/submission.ts';

/** Fields that Fortify's own route changes; empty where the server does not send them. */
export interface StockProfileForm {
  readonly name: string;
  readonly email: string;
}

export interface StockProfileContext extends SubmissionContext {
  /** Values at the server, or those that were sent last. */
  readonly form: StockProfileForm;
}

export type StockProfileEvent =
  | { type: 'form.submit'; form: StockProfileForm }
  | { type: 'profile.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type StockProfileEmitted = { type: 'member.updated' };
