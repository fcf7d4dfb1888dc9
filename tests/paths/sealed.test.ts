import { expect, test } from 'vitest';
import { draws, sealed, type Course } from './sealed.ts';

const course = (): Course => ({ draws: 0, now: () => 1_500 });
const numbers = () => [Math.random(), Math.random(), Math.random()];

test('chance is the same in every run, and goes on where it was', () => {
  const one = course();
  const first = sealed(one, numbers);
  expect(one.draws).toBe(3);
  expect(sealed(course(), () => [...numbers(), ...numbers()])).toEqual([
    ...first,
    ...sealed(one, numbers),
  ]);
  expect(first.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(first).size).toBe(3);
});

test('ids are of their kind, and never twice the same', () => {
  const ids = sealed(course(), () => Array.from({ length: 50 }, () => crypto.randomUUID()));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  const bytes = sealed(course(), () => crypto.getRandomValues(new Uint8Array(4)));
  expect(bytes).toEqual(sealed(course(), () => crypto.getRandomValues(new Uint8Array(4))));
});

test('time is that of the walk', () => {
  const [now, date, given] = sealed(course(), () => [Date.now(), new Date(), new Date(7)] as const);
  expect(date.getTime()).toBe(now);
  expect(date).toBeInstanceOf(Date);
  expect(given.getTime()).toBe(7);
  const later = sealed({ draws: 0, now: () => 2_500 }, () => Date.now());
  expect(later - now).toBe(1_000);
});

const held = () => [
  Object.getOwnPropertyDescriptor(Math, 'random'),
  Object.getOwnPropertyDescriptor(globalThis, 'Date'),
  Object.getOwnPropertyDescriptor(crypto, 'randomUUID'),
];

test('that the time was read is known, and everything is put back, whatever happens', () => {
  const own = held();
  const read = course();
  expect(() =>
    sealed(read, () => {
      throw new Error(String(Date.now()));
    }),
  ).toThrow(/^1/);
  expect(read.timed).toBe(true);
  expect(held()).toEqual(own);
  const still = course();
  sealed(still, numbers);
  expect(still.timed).toBeUndefined();
});

test('what only tries a draw does not move the sequence', () => {
  const tried = course();
  const [seen, next] = sealed(tried, () => [draws(() => Math.random()), Math.random()] as const);
  expect(seen).toEqual({ result: next, drew: true });
  expect(sealed(course(), () => draws(() => 1))).toEqual({ result: 1, drew: false });
});
