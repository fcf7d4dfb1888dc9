import { describe, expect, test } from 'vitest';
import {
  isWeatherName,
  networkOf,
  stormStatuses,
  weatherNames,
  weathers,
} from '#src/weather/weather.ts';

const calls = (network: ReturnType<typeof networkOf>, count: number) =>
  Array.from({ length: count }, () => network.call());

describe.each(weatherNames)('%s', (name) => {
  const weather = weathers[name];

  test('the same seed does the same, another seed something else', () => {
    const [one, same, other] = [7, 7, 8].map((seed) => calls(networkOf(weather, seed), 50));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('calls take as long as it says, and come off as often', () => {
    const made = calls(networkOf(weather, 1), 4_000);
    const [least, most] = weather.delay;
    for (const { delay } of made) {
      expect(delay).toBeGreaterThanOrEqual(least);
      expect(delay).toBeLessThanOrEqual(most);
    }
    const share = (kind: string) =>
      made.filter(({ outcome }) => outcome.kind === kind).length / made.length;
    expect(share('unsent')).toBeCloseTo(weather.unsent, 1);
    expect(share('unanswered')).toBeCloseTo(weather.unanswered, 1);
    expect(share('refused') > 0).toBe(weather.storms > 0);
  });

  test('a page begins with a network, and has one again', () => {
    const network = networkOf(weather, 1);
    expect(network.isAway(0)).toBe(false);
    const seconds = Array.from({ length: 120 }, (_, second) => network.isAway(second * 1_000));
    expect(seconds.includes(true)).toBe(weather.gaps !== null);
    expect(seconds.filter(Boolean).length).toBeLessThan(90);
  });
});

test('a storm refuses some calls in a row, each with the same status', () => {
  const outcomes = calls(networkOf(weathers['bad-day'], 3), 4_000).map(({ outcome }) => outcome);
  const statuses = outcomes.map((one) => (one.kind === 'refused' ? one.status : null));
  const first = statuses.findIndex((status) => status !== null);
  expect(new Set(statuses.slice(first, first + 3)).size).toBe(1);
  expect(new Set(statuses.filter((status) => status !== null))).toEqual(new Set(stormStatuses));
});

const events = (name: 'bad-day' | 'hotel') => {
  const network = networkOf(weathers[name], 2);
  return Array.from({ length: 200 }, () => network.event());
};

test('events of a bad day come twice and out of order, those of a hotel once', () => {
  expect(new Set(events('bad-day').map(({ times }) => times))).toEqual(new Set([1, 2]));
  expect(new Set(events('hotel').map(({ times }) => times))).toEqual(new Set([1]));
  expect(events('hotel').some(({ isLate }) => isLate)).toBe(true);
});

test.each([
  ['train', true],
  ['fair', false],
  ['', false],
  [null, false],
])('%j is a weather: %j', (name, is) => expect(isWeatherName(name)).toBe(is));
