import { and, eq, gte, lt, sql, type Column, type SQL } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { feeSum, grossSum, listOf } from '../billing/payment-list.ts';
import { payments, type PaymentRow } from '../db/schema/billing.ts';
import { follows, subscriptions } from '../db/schema/people.ts';
import type { Span } from './periods.ts';

/** Sums of payments in minor units. */
export interface Sums {
  readonly sales: number;
  readonly gross: number;
  readonly fee: number;
}

/** Sums and gains of one point. */
export interface Figures {
  readonly span: Span;
  readonly kinds: ReadonlyMap<PaymentRow['type'], Sums>;
  readonly followers: number;
  readonly subscribers: number;
}

/** Number of the point that a moment is in, counted from one. */
const pointOf = (column: Column, spans: readonly Span[]): SQL<number> => {
  const edges = `{${spans.map(({ from }) => from.toISOString()).join(',')}}`;
  return sql<number>`width_bucket(${column}, ${edges}::timestamptz[])`.mapWith(Number);
};

const first = sql`1`;

async function earningsIn(backend: Backend, memberId: number, spans: readonly Span[]) {
  const [from, to] = endsOf(spans);
  const query = { from: from.toISOString(), to: to.toISOString(), status: 'succeeded' } as const;
  return backend.db
    .select({
      point: pointOf(payments.createdAt, spans),
      type: payments.type,
      sales: sql`count(*)`.mapWith(Number),
      gross: grossSum().mapWith(Number),
      fee: feeSum().mapWith(Number),
    })
    .from(payments)
    .where(listOf(backend, { memberId, list: 'received', query }))
    .groupBy(first, payments.type);
}

async function gainedIn(
  { db }: Backend,
  memberId: number,
  spans: readonly Span[],
  table: typeof follows | typeof subscriptions,
) {
  const [from, to] = endsOf(spans);
  const rows = await db
    .select({ point: pointOf(table.createdAt, spans), count: sql`count(*)`.mapWith(Number) })
    .from(table)
    .where(and(eq(table.toUserId, memberId), gte(table.createdAt, from), lt(table.createdAt, to)))
    .groupBy(first);
  return new Map(rows.map(({ point, count }) => [point, count]));
}

const endsOf = (spans: readonly Span[]): [Date, Date] => [
  spans.at(0)?.from ?? new Date(0),
  spans.at(-1)?.to ?? new Date(0),
];

/** Figures of a member in each point: the rows that billing lists, by the same condition. */
export async function figuresOf(
  backend: Backend,
  memberId: number,
  spans: readonly Span[],
): Promise<Figures[]> {
  const earned = await earningsIn(backend, memberId, spans);
  const followers = await gainedIn(backend, memberId, spans, follows);
  const subscribers = await gainedIn(backend, memberId, spans, subscriptions);
  const kinds = spans.map(() => new Map<PaymentRow['type'], Sums>());
  for (const { point, type, ...sums } of earned) kinds[point - 1]?.set(type, sums);
  return spans.map((span, at) => ({
    span,
    kinds: kinds[at] ?? new Map(),
    followers: followers.get(at + 1) ?? 0,
    subscribers: subscribers.get(at + 1) ?? 0,
  }));
}
