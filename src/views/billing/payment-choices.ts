import type {
  PaymentFilters,
  PaymentKind,
  PaymentSide,
  PaymentStanding,
} from '#machines/billing/payments.types.ts';

const sold = ['subscription', 'post', 'message', 'tip'] as const;

/** Kinds of payments that each list can be filtered by, in the order of the choice. */
export const kindChoices: Readonly<Record<PaymentSide, readonly PaymentKind[]>> = {
  received: [...sold, 'referral'],
  sent: sold,
};

/** Payment states that each list can be filtered by. */
export const standingChoices: Readonly<Record<PaymentSide, readonly PaymentStanding[]>> = {
  received: ['pending', 'available', 'refunded'],
  sent: ['succeeded', 'pending', 'failed', 'refunded'],
};

/** True if the list is narrowed by filters or by words. */
export const isNarrowed = (filters: PaymentFilters): boolean =>
  countFilters(filters) > 0 || filters.search.trim() !== '';

/** Counts the set filters, without the search. */
export const countFilters = ({ kind, standing, person, from, to }: PaymentFilters): number =>
  [kind, standing, person, from, to].filter((value) => value !== null && value !== '').length;
