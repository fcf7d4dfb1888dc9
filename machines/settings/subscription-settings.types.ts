import type { Viewer } from '../auth/viewer.types.ts';
import type { ChildOf } from '../parts/children.ts';
import type { offerFormMachine } from './offer-form.machine.ts';

export interface SubscriptionSettingsContext {
  /** Null until the offer was read. */
  readonly form: ChildOf<typeof offerFormMachine> | null;
}

export type SubscriptionSettingsEvent =
  | { type: 'offer.retry' }
  /** The server says more of the member: they may sell by now. */
  | { type: 'viewer.changed'; viewer: Viewer | null }
  /** The server answers again. */
  | { type: 'connection.restored' };
