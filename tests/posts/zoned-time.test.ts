import { parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { afterSkip, instantOf, instantsOf, isoOf, wallAt } from '#machines/posts/zoned-time.ts';

const isoAt = (day: string, time: string, zone: string) =>
  instantsOf({ day, time }, zone)?.map(isoOf);

describe('the instants of a time on the wall', () => {
  test.each([
    ['Europe/Madrid', '2026-03-29', '01:59', ['2026-03-29T00:59:00.000Z']],
    ['Europe/Madrid', '2026-03-29', '02:00', []],
    ['Europe/Madrid', '2026-03-29', '02:59', []],
    ['Europe/Madrid', '2026-03-29', '03:00', ['2026-03-29T01:00:00.000Z']],
    ['Europe/Madrid', '2026-10-25', '01:59', ['2026-10-24T23:59:00.000Z']],
    [
      'Europe/Madrid',
      '2026-10-25',
      '02:30',
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ],
    ['Europe/Madrid', '2026-10-25', '03:00', ['2026-10-25T02:00:00.000Z']],
    ['America/New_York', '2026-03-08', '02:30', []],
    ['America/New_York', '2026-03-08', '03:00', ['2026-03-08T07:00:00.000Z']],
    [
      'America/New_York',
      '2026-11-01',
      '01:00',
      ['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
    ],
    ['America/New_York', '2026-11-01', '02:00', ['2026-11-01T07:00:00.000Z']],
    // Half an hour, on the other half of the earth: back in April, forward in October.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', []],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', ['2026-10-03T15:30:00.000Z']],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      '01:45',
      ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
    ],
    ['Australia/Lord_Howe', '2026-04-05', '02:00', ['2026-04-04T15:30:00.000Z']],
    ['UTC', '2028-02-29', '12:00', ['2028-02-29T12:00:00.000Z']],
  ])('in %s on %s at %s', (zone, day, time, instants) => {
    expect(isoAt(day, time, zone)).toEqual(instants);
  });

  test.each(['', '2026-13-01', '2026-00-10', 'tomorrow'])('there is no day "%s"', (day) => {
    expect(instantsOf({ day, time: '12:00' }, 'UTC')).toBeNull();
  });
  test.each(['', '24:00', '12:60', 'noon'])('there is no time "%s"', (time) => {
    expect(instantsOf({ day: '2026-03-29', time }, 'UTC')).toBeNull();
  });
  test('a day that its month does not have is not there in any zone', () => {
    expect(isoAt('2026-02-30', '12:00', 'Europe/Madrid')).toEqual([]);
  });
});

test.each([
  ['Europe/Madrid', '2026-03-29', '02:30', '03:00'],
  ['America/New_York', '2026-03-08', '02:01', '03:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:30'],
])('in %s on %s at %s the clocks go on at %s', (zone, day, time, next) => {
  expect(afterSkip({ day, time }, zone)).toEqual({ day, time: next });
});

test('each minute of the days around a change is found again, in three zones', () => {
  const days = [
    ['Europe/Madrid', '2026-03-28T12:00:00.000Z'],
    ['Europe/Madrid', '2026-10-24T12:00:00.000Z'],
    ['America/New_York', '2026-03-07T18:00:00.000Z'],
    ['America/New_York', '2026-10-31T18:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-04T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03T04:00:00.000Z'],
  ] as const;
  for (const [zone, start] of days) {
    const first = instantOf(start) ?? 0;
    for (let passed = 0; passed < 1_440; passed += 7) {
      const instant = first + passed * 60_000;
      expect(instantsOf(wallAt(instant, zone), zone)).toContain(instant);
    }
  }
});

/** Instants by the calendar library: both of a time that comes twice, none of a skipped one. */
function foundByLibrary(day: string, time: string, zone: string): string[] {
  const wall = parseDateTime(`${day}T${time}`);
  const found = (['earlier', 'later'] as const)
    .map((which) => toZoned(wall, zone, which))
    .filter((at) => toCalendarDateTime(at).compare(wall) === 0);
  return [...new Set(found.map((at) => at.toAbsoluteString()))];
}

test.each([
  ['America/Havana', ['2026-03-08', '2026-11-01']],
  ['America/St_Johns', ['2010-03-14', '2010-11-07']],
  ['Antarctica/Troll', ['2026-03-29', '2026-10-25']],
  ['Asia/Pyongyang', ['2015-08-14', '2018-05-04']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['Pacific/Apia', ['2011-12-29', '2011-12-30', '2011-12-31']],
])('the calendar library finds the same instants in %s', (zone, days) => {
  for (const day of days) {
    for (let passed = 0; passed < 1_440; passed += 30) {
      const { time } = wallAt(passed * 60_000, 'UTC');
      expect([day, time, isoAt(day, time, zone)]).toEqual([
        day,
        time,
        foundByLibrary(day, time, zone),
      ]);
    }
  }
});

test('a day that the zone left out ends where the next one begins', () => {
  expect(afterSkip({ day: '2011-12-30', time: '12:00' }, 'Pacific/Apia')).toEqual({
    day: '2011-12-31',
    time: '00:00',
  });
});

test('an instant is written as everybody writes it', () => {
  for (const iso of [
    '1970-01-01T00:00:00.000Z',
    '2000-02-29T23:59:59.999Z',
    '2026-11-23T07:05:00.120Z',
  ]) {
    expect(isoOf(instantOf(iso) ?? -1)).toBe(iso);
    expect(instantOf(iso)).toBe(Date.parse(iso));
  }
  expect(instantOf('soon')).toBeNull();
});
