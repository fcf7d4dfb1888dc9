import { href } from '../navigation/routes.ts';
import type {
  PaymentFilters,
  PaymentKind,
  PaymentSide,
  PaymentStanding,
} from './payments.types.ts';

/** All payments. */
export const noFilters: PaymentFilters = {
  kind: null,
  standing: null,
  person: null,
  from: '',
  to: '',
  search: '',
};

const sold = ['subscription', 'post', 'message', 'tip'] as const;
const kindsOf = {
  received: [...sold, 'referral'],
  sent: sold,
} as const satisfies Readonly<Record<PaymentSide, readonly PaymentKind[]>>;
const standingsOf = {
  received: ['pending', 'available', 'refunded'],
  sent: ['succeeded', 'pending', 'failed', 'refunded'],
} as const satisfies Readonly<Record<PaymentSide, readonly PaymentStanding[]>>;

type Query = Readonly<Record<string, string>>;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
const oneOf = <Value extends string>(all: readonly Value[], text: string | undefined) =>
  all.find((value) => value === text) ?? null;

/** Parses a list's filters from the address; unknown values are ignored. */
export function filtersOf(side: PaymentSide, query: Query): PaymentFilters {
  const { kind, status, person, from, to, q } = query;
  return {
    kind: oneOf<PaymentKind>(kindsOf[side], kind),
    standing: oneOf<PaymentStanding>(standingsOf[side], status),
    person: person ?? null,
    from: isDay(from) ? from : '',
    // A range that ends before it begins has no end.
    to: isDay(to) && !(isDay(from) && to < from) ? to : '',
    search: q ?? '',
  };
}

const paths = { received: href('billingReceived'), sent: href('billingSent') } as const;

/** The address of a list that is narrowed so. */
export function paymentsPath(side: PaymentSide, filters: PaymentFilters = noFilters): string {
  const { kind, standing, person, from, to, search } = filters;
  const pairs = Object.entries({ kind, status: standing, person, from, to, q: search.trim() });
  const query = pairs
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return query === '' ? paths[side] : `${paths[side]}?${query}`;
}

/** True if both filters have the same address. */
export const areSame = (side: PaymentSide, one: PaymentFilters, other: PaymentFilters): boolean =>
  paymentsPath(side, one) === paymentsPath(side, other);
