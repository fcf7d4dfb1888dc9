import type { bans, subscriptions } from '../../db/schema/people.ts';
import { castIds } from './cast.ts';
import { hoursBefore } from './insert.ts';
import { personId } from './media/pictures.ts';
import { extras } from './people.ts';

const { ada, bo } = castIds;

interface Term {
  by: number;
  to: string;
  /** Minor units a month. */
  price: number;
  startedDaysAgo: number;
  /** Days until its end; below zero it has ended. */
  days: number;
  renews: boolean;
  months?: number;
  /** Percent off a longer period. */
  discount?: number;
}

/**
 * Subscriptions in every state a row can be in: renewing, ending, expired; a month, three, twelve.
 */
const terms: readonly Term[] = [
  { by: bo, to: 'ada', price: 999, startedDaysAgo: 13, days: 12, renews: true },
  { by: bo, to: 'mira', price: 799, startedDaysAgo: 29, days: 5, renews: false },
  {
    by: bo,
    to: 'noor',
    price: 549,
    startedDaysAgo: 40,
    days: 51,
    renews: true,
    months: 3,
    discount: 10,
  },
  { by: bo, to: 'tomasz', price: 599, startedDaysAgo: 130, days: -9, renews: false },
  { by: bo, to: 'ines', price: 499, startedDaysAgo: 62, days: -1, renews: false },
  { by: ada, to: 'fay', price: 1499, startedDaysAgo: 38, days: 22, renews: true },
  {
    by: ada,
    to: 'yuki',
    price: 899,
    startedDaysAgo: 300,
    days: 65,
    renews: false,
    months: 12,
    discount: 25,
  },
  { by: ada, to: 'noor', price: 549, startedDaysAgo: 83, days: -9, renews: false },
  { by: personId('gus'), to: 'fay', price: 1499, startedDaysAgo: 167, days: 25, renews: true },
  ...extras.slice(9, 21).map(({ username }, index): Term => {
    const days = (index % 5) * 6 + 3;
    const started = { by: personId(username), to: 'ada', price: 999, startedDaysAgo: 17 + index };
    return { ...started, days, renews: days > 20 };
  }),
  ...['xavi', 'tara', 'vera'].map((username, index): Term => {
    const days = -3 - index * 20;
    return {
      by: personId(username),
      to: 'ada',
      price: 999,
      startedDaysAgo: 95,
      days,
      renews: false,
    };
  }),
];

export const subscriptionRows = (now: Date): (typeof subscriptions.$inferInsert)[] =>
  terms.map(({ by, to, price, startedDaysAgo, days, renews, months = 1, discount = 0 }) => ({
    byUserId: by,
    toUserId: personId(to),
    price,
    months,
    amount: Math.round((price * months * (100 - discount)) / 100),
    isAutoRenewable: renews,
    createdAt: hoursBefore(now, startedDaysAgo * 24),
    expiresAt: hoursBefore(now, -days * 24),
  }));

/** One of each kind for `ada` and `bo`; to `bo`, `uma` is not there. */
export const banRows = (now: Date): (typeof bans.$inferInsert)[] =>
  (
    [
      [ada, 'tara', 'mute'],
      [ada, 'uma', 'restrict'],
      [ada, 'sami', 'block'],
      [bo, 'wanjiru', 'mute'],
      [bo, 'min', 'restrict'],
      [bo, 'yara', 'block'],
      [personId('uma'), 'bo', 'block'],
    ] as const
  ).map(([byUserId, to, banType], index) => ({
    byUserId,
    toUserId: personId(to),
    banType,
    createdAt: hoursBefore(now, 50 + index * 61),
  }));
