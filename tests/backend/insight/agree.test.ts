import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyticsAnswer, type AnalyticsAnswer } from '#src/contract/insight/analytics.ts';
import { feeOf } from '#src/backend/lib/money.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { follows } from '#src/backend/db/schema/people.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { file, page } from '../billing/lists/lists.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';
import { cells } from '../csv-cells.ts';

const quarter = 900_000;
const day = 96 * quarter;
/** More of them by hand: `INSIGHT_RUNS=2000`. */
const runs = Number(process.env['INSIGHT_RUNS'] ?? 30);
const seed = Number(process.env['INSIGHT_SEED'] ?? 20_261_123);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

/** Half hours, quarters, changes of clocks at midnight, by half an hour and none; both ends of the day. */
const zones = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;
const ranges = ['7', '28', '90', 'year', 'all'] as const;
const groups = ['day', 'week', 'month'] as const;

interface Past {
  type: 'tip' | 'subscription' | 'message' | 'post' | 'referral';
  amount: number;
  status: 'succeeded' | 'failed' | 'refunded';
  /** Quarters of an hour ago, where days begin, and milliseconds from there. */
  quarters: number;
  beside: number;
}
const past: fc.Arbitrary<Past> = fc.record({
  type: fc.constantFrom('tip', 'subscription', 'message', 'post', 'referral'),
  amount: fc.integer({ min: 1, max: 100_000 }),
  status: fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'failed', 'refunded'),
  quarters: fc.oneof(
    fc.integer({ min: 0, max: 96 * 8 }),
    fc.integer({ min: 0, max: 96 * 120 }),
    fc.integer({ min: 0, max: 96 * 460 }),
  ),
  beside: fc.constantFrom(-1, 0, 1, 450_000),
});
const asked = fc.record({
  tz: fc.constantFrom(...zones),
  range: fc.constantFrom(...ranges),
  group: fc.constantFrom(...groups),
});

const momentOf = (backend: TestBackend, { quarters, beside }: Past) => {
  const now = backend.clock().getTime();
  const at = Math.floor(now / quarter) * quarter - quarters * quarter + beside;
  return new Date(Math.min(at, now));
};

async function book(backend: TestBackend, history: readonly Past[]) {
  await backend.db.delete(payments);
  const rows = history.map((each, at) => ({
    type: each.type,
    amount: each.amount,
    status: each.status,
    fee: feeOf(each.amount),
    payerId: idOf('bo'),
    payeeId: idOf('ada'),
    currency: 'USD',
    subjectType: 'user' as const,
    subjectId: 10_000 + at,
    cardToken: 'x',
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: momentOf(backend, each),
    updatedAt: backend.clock(),
    settledAt: backend.clock(),
  }));
  if (rows.length > 0) await backend.db.insert(payments).values(rows);
  return rows;
}

const read = async (browser: Browser, query: URLSearchParams) => {
  const answer = await browser.get(`/api/v1/analytics?${query}`);
  expect(answer.status).toBe(200);
  return analyticsAnswer.parse(await answer.json()).data;
};

/** The first instant of a day in a zone, found by looking at its clock every quarter of an hour. */
function startOf(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  let at = Date.parse(`${iso}T00:00:00Z`) - day;
  while (format.format(at) < iso) at += quarter;
  return new Date(at).toISOString();
}
const dayAfter = (iso: string) =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + day).toISOString().slice(0, 10);
const boundsOf = ({ from, to, tz }: { from: string; to: string; tz: string }) => {
  const bounds = { from: startOf(from, tz), to: startOf(dayAfter(to), tz) };
  return `?${new URLSearchParams({ ...bounds, status: 'succeeded' })}`;
};

function joined({ data }: AnalyticsAnswer) {
  const { series, from, to } = data;
  expect(series.at(0)?.from).toBe(from);
  expect(series.at(-1)?.to).toBe(to);
  const next = series.slice(0, -1).map((point) => dayAfter(point.to));
  expect(series.slice(1).map((point) => point.from)).toEqual(next);
}

it(
  'points, totals, both files and the list of billing agree to the cent, for any history and zone',
  { timeout: 240_000 + runs * 1_000 },
  async () => {
    const backend = await createTestBackend();
    await backend.db.delete(follows);
    const ada = await signedIn(backend, 'ada');
    await fc.assert(
      fc.asyncProperty(fc.array(past, { maxLength: 60 }), asked, async (history, query) => {
        backend.advance(61_000);
        const rows = await book(backend, history);
        const search = new URLSearchParams(query);
        const data = await read(ada, search);
        joined({ data });
        const { series, totals, compared_to: before, tz } = data;
        const bounds = boundsOf(data);
        const billed = (await page(ada, 'received', bounds)).meta.totals;
        expect(billed).toEqual({
          count: totals.sales,
          gross: totals.gross,
          fee: totals.fee,
          net: totals.net,
        });
        for (const each of ['gross', 'fee', 'net'] as const) {
          expect(sum(series.map((point) => point[each].amount))).toBe(totals[each].amount);
          expect(sum(totals.kinds.map((kind) => kind[each].amount))).toBe(totals[each].amount);
        }
        expect(before === null).toBe(query.range === 'all');
        const earlier = before ?? data;
        joined({ data: { ...data, ...earlier } });
        expect(before === null || dayAfter(before.to) === data.from).toBe(true);
        const billedBefore = await page(ada, 'received', boundsOf({ ...earlier, tz }));
        expect(earlier.totals.net).toEqual(billedBefore.meta.totals.net);
        search.set('locale', 'en');
        const lines = await cells(ada, `/api/v1/analytics/csv?${search}`);
        expect(lines.map((line) => [line['From'], line['To']])).toEqual(
          series.map(({ from, to }) => [from, to]),
        );
        expect(lines.map(({ Net: net }) => cents(net))).toEqual(
          series.map(({ net }) => net.amount),
        );
        const billingLines = await file(ada, 'received', `${bounds}&locale=en`);
        expect(sum(billingLines.map(({ Net: net }) => cents(net)))).toBe(totals.net.amount);
        // Each payment is in the point of its day by the clocks of the zone.
        const format = new Intl.DateTimeFormat('en-CA', { timeZone: tz });
        const earned = rows.filter(({ status }) => status === 'succeeded');
        for (const point of series) {
          const within = earned.filter(({ createdAt }) => {
            const on = format.format(createdAt);
            return on >= point.from && on <= point.to;
          });
          expect(point.gross.amount).toBe(sum(within.map(({ amount }) => amount)));
        }
      }),
      { numRuns: runs, seed },
    );
  },
);
