import type { PayoutReason } from '#src/contract/billing/payouts.ts';

/** A card as the provider describes it to a merchant. */
export interface ProviderCard {
  token: string;
  fingerprint: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** State of a charge. A cancelled or refused one is `failed`. */
export type ChargeState =
  | { status: 'succeeded' }
  /**
   * The holder must prove themselves on the provider's page, a path of this port or an https
   * address.
   */
  | { status: 'requires_action'; actionUrl: string }
  | { status: 'processing' }
  | { status: 'failed'; declineCode: string };

export interface ChargeRequest {
  /** The same key is the same charge, however often it is asked for. */
  key: string;
  cardToken: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** True if the holder is absent: a bank that asks waits a day for the answer. */
  isOffSession: boolean;
}

/** Bank account as it was typed; only the provider stores it. */
export interface BankAccount {
  type: 'iban' | 'us_account';
  holder: string;
  /** ISO 3166. */
  country: string;
  number: string;
  /** Routing number of accounts in the United States; null for others. */
  routing: string | null;
}

/** A part of a charge that goes back to its card. */
export interface RefundPartRequest {
  /** The same key is sent back once, however often it is asked for. */
  key: string;
  chargeKey: string;
  /** Minor units. */
  amount: number;
}

/** `failed`: the provider will not now; it may be asked again. */
export type RefundPartState = 'succeeded' | 'processing' | 'failed';

export interface PayOutRequest {
  /** The same key is sent once, however often it is asked for. */
  key: string;
  accountToken: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** State of money that was sent to a bank. */
export type PayOutState =
  | { status: 'in_transit' }
  | { status: 'paid' }
  | { status: 'failed'; reason: PayoutReason };

export type TakenCard =
  | { status: 'saved'; card: ProviderCard }
  | { status: 'declined'; declineCode: string }
  /** No card: nothing was entered, its time is over, or it is another customer's. */
  | { status: 'unfinished' };

/** Port to a payment provider. Card numbers never pass through here. */
export interface PaymentProvider {
  /** Value of `event.origin` in messages from its pages. */
  frameOrigin: string;
  openSetup(customer: string): Promise<{ id: string; url: string; expiresAt: Date }>;
  /** The card of a filled setup; the same again for the same setup. */
  takeCard(setupId: string, customer: string): Promise<TakenCard>;
  forgetCard(token: string): Promise<void>;
  charge(request: ChargeRequest): Promise<ChargeState>;
  /** Null when nothing was ever charged under the key. */
  find(key: string): Promise<ChargeState | null>;
  /**
   * Ends a charge that waits for its holder, and makes one that never came impossible; anything
   * else stays as it is. Answers its status.
   */
  cancel(key: string): Promise<ChargeState>;
  /** Gives back what was charged; `failed` with `refunded` from then on, however often it is asked. */
  refund(key: string): Promise<ChargeState>;
  /** Gives back a part of a charge, once a key; later calls answer where it stands. */
  refundPart(request: RefundPartRequest): Promise<RefundPartState>;
  /** Keeps an account to send money to; answers its token. */
  keepAccount(account: BankAccount, customer: string): Promise<string>;
  forgetAccount(token: string): Promise<void>;
  /** Sends money to an account, once a key; later calls answer where it stands. */
  payOut(request: PayOutRequest): Promise<PayOutState>;
}

/** The provider refused to look at the call: nothing happened there. */
export class ProviderDown extends Error {}
/** The provider did not answer: whatever was asked may have happened. */
export class ProviderSilent extends Error {}

/** True if the provider fails, not the request. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ProviderDown || error instanceof ProviderSilent;
