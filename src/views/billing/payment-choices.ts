import type {
  PaymentFilters,
  PaymentKind,
  PaymentSide,
  PaymentStanding,
} from '#machines/billing/payments.types.ts';

const sold = ['subscription', 'post', 'message', 'tip'] as const;

/** What payments of each list may be for, in the order of the choice. */
export const kindChoices: Readonly<Record<PaymentSide, readonly PaymentKind[]>> = {
  received: [...sold, 'referral'],
  sent: sold,
};

/** How payments of each list may stand. */
export const standingChoices: Readonly<Record<PaymentSide, readonly PaymentStanding[]>> = {
  received: ['pending', 'available', 'refunded'],
  sent: ['succeeded', 'pending', 'failed', 'refunded'],
};

/** How many fields narrow a list, besides its search. */
export const countFilters = ({ kind, standing, person, from, to }: PaymentFilters): number =>
  [kind, standing, person, from, to].filter((value) => value !== null && value !== '').length;
