import { afterEach, expect, test, vi } from 'vitest';
import { steadyClock } from '#src/backend/lib/steady-clock.ts';

afterEach(() => vi.restoreAllMocks());

test('a steady clock counts what passes, follows the machine’s forward and never back', () => {
  let [wall, passed] = [1_000_000, 50];
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const now = steadyClock();
  const step = (by: { wall: number; passed: number }) => {
    wall += by.wall;
    passed += by.passed;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(step({ wall: 10_000, passed: 10_000 })).toBe(1_010_000);
  expect(step({ wall: -3_600_000, passed: 1_000 })).toBe(1_011_000);
  expect(step({ wall: 5_000, passed: 5_000 })).toBe(1_016_000);
  expect(step({ wall: 7_200_000, passed: 1_000 })).toBe(4_615_000);
});
