import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { analyticsAnswer } from '#src/contract/insight/analytics.ts';
import { groupWithRoom, lengthOf, spansOf } from '#src/backend/insight/periods.ts';
import { follows, subscriptions } from '#src/backend/db/schema/people.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { follow, subscribe } from '../world.ts';

const read = async (browser: Browser, query: string) => {
  const answer = await browser.get(`/api/v1/analytics?${query}`);
  expect(answer.status).toBe(200);
  return analyticsAnswer.parse(await answer.json()).data;
};

it('counts who began to follow and to subscribe, and leaves the day that is not over open', async () => {
  const backend = await createTestBackend();
  await backend.db.delete(follows);
  await backend.db.delete(subscriptions);
  await follow(backend, 'bo', 'ada');
  await subscribe(backend, 'fay', 'ada');
  backend.advance(86_400_000);
  await follow(backend, 'fay', 'ada');
  const ada = await signedIn(backend, 'ada');
  const { series, totals, compared_to: before } = await read(ada, 'tz=UTC&range=7');
  expect(series.map(({ followers }) => followers)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(series.map(({ subscribers }) => subscribers)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(series.map(({ is_open }) => is_open)).toEqual([...Array(6).fill(false), true]);
  expect([totals.followers, totals.subscribers]).toEqual([2, 1]);
  expect(before?.series).toHaveLength(7);
  expect(before?.totals.followers).toBe(0);
});

it('begins `all` with the first thing that is counted, and with today where there is nothing', async () => {
  const backend = await createTestBackend();
  await backend.db.delete(follows);
  await backend.db.delete(subscriptions);
  const ada = await signedIn(backend, 'ada');
  expect((await read(ada, 'tz=UTC&range=all')).series).toHaveLength(1);
  await follow(backend, 'bo', 'ada');
  backend.advance(9 * 86_400_000);
  const {
    series,
    compared_to: before,
    group,
  } = await read(await signedIn(backend, 'ada'), 'tz=UTC&range=all');
  expect(series).toHaveLength(10);
  expect([before, group]).toEqual([null, 'day']);
});

it('says of a range without anything whether there was ever anything', async () => {
  const backend = await createTestBackend();
  await backend.db.delete(follows);
  await backend.db.delete(subscriptions);
  const ada = await signedIn(backend, 'ada');
  expect((await read(ada, 'tz=UTC&range=28')).has_any).toBe(false);
  await follow(backend, 'bo', 'ada');
  backend.advance(90 * 86_400_000);
  const {
    has_any: hasAny,
    totals,
    compared_to: before,
  } = await read(await signedIn(backend, 'ada'), 'tz=UTC&range=28');
  expect([hasAny, totals.followers, before?.totals.followers]).toEqual([true, 0, 0]);
});

it('takes days of the own choice, at most 366 of them', async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const { series, from } = await read(ada, 'tz=Asia/Kolkata&from=2024-01-01&to=2024-12-31');
  expect(series).toHaveLength(366);
  expect(from).toBe('2024-01-01');
  for (const [query, field] of [
    ['tz=UTC&from=2024-01-01&to=2025-01-01', 'to'],
    ['tz=UTC&from=2024-01-02&to=2024-01-01', 'to'],
    ['tz=UTC&from=2024-01-02', 'to'],
    ['tz=UTC&from=0001-01-01&to=0001-01-02', 'from'],
    ['tz=Mars/Base', 'tz'],
    ['range=7', 'tz'],
    ['tz=UTC&range=8', 'range'],
    ['tz=UTC&group=hour', 'group'],
  ] as const) {
    const answer = await ada.get(`/api/v1/analytics?${query}`);
    expect([query, answer.status]).toEqual([query, 422]);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toContain(field);
  }
});

it('is for members alone', async () => {
  const backend = await createTestBackend();
  const dee = await signedIn(backend, 'dee');
  expect((await dee.get('/api/v1/analytics?tz=UTC')).status).toBe(403);
});

const spanOf = (zone: string, iso: string) => {
  const day = parseDate(iso);
  return spansOf(zone, { first: day, last: day }, 'day')[0];
};
const hours = (zone: string, iso: string) => {
  const span = spanOf(zone, iso);
  return span && (span.to.getTime() - span.from.getTime()) / 3_600_000;
};

const startOf = (zone: string, iso: string) => spanOf(zone, iso)?.from.toISOString();

it('has days of 23, 23.5, 24.5, 25 hours, and none, as the clocks of the zone do', () => {
  expect(hours('Europe/Madrid', '2026-03-29')).toBe(23);
  expect(hours('Europe/Madrid', '2026-10-25')).toBe(25);
  expect(hours('Australia/Lord_Howe', '2026-04-05')).toBe(24.5);
  expect(hours('Australia/Lord_Howe', '2025-10-05')).toBe(23.5);
  expect(hours('America/Havana', '2026-03-08')).toBe(23);
  expect(hours('Pacific/Apia', '2011-12-30')).toBe(0);
  expect(hours('Asia/Kathmandu', '2026-11-23')).toBe(24);
});

it('begins a day with the earlier of two midnights, and after a change that skips it', () => {
  expect(startOf('America/Havana', '2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
  expect(startOf('America/Havana', '2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
  expect(startOf('Pacific/Apia', '2011-12-30')).toBe('2011-12-30T10:00:00.000Z');
  expect(startOf('Pacific/Apia', '2011-12-31')).toBe('2011-12-30T10:00:00.000Z');
  expect(startOf('Europe/Madrid', '1969-12-31')).toBe('1969-12-30T23:00:00.000Z');
});

it('cuts weeks on Mondays and months on their first, the ends by the range', () => {
  const range = { first: parseDate('2026-10-30'), last: parseDate('2026-11-23') };
  const sizes = (group: 'week' | 'month') => spansOf('UTC', range, group).map(lengthOf);
  expect(sizes('week')).toEqual([3, 7, 7, 7, 1]);
  expect(sizes('month')).toEqual([2, 23]);
});

it('draws more days than there is room for by week, and more weeks by month', () => {
  expect(groupWithRoom(366, 'day')).toBe('day');
  expect(groupWithRoom(367, 'day')).toBe('week');
  expect(groupWithRoom(3_000, 'day')).toBe('month');
  expect(groupWithRoom(3_000, 'week')).toBe('month');
  expect(groupWithRoom(9, 'month')).toBe('month');
});
