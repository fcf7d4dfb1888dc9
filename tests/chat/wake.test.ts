import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWake } from '#src/actors/chat/wake.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that can be hidden, and a machine that can be closed. */
const openPage = (visibilityState: DocumentVisibilityState = 'visible') => {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const window = new EventTarget();
  let slept = 0;
  const tell = vi.fn<() => void>();
  const stop = watchWake({ page, window, now: () => Date.now() + slept }, tell);
  return {
    tell,
    stop,
    window,
    turn: (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Time goes by and no timer runs. */
    sleep: (ms: number) => {
      slept += ms;
    },
  };
};
const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('a page out of sight for long wakes when it is seen, and a glance elsewhere is no sleep', () => {
  const { tell, turn } = openPage();
  turn('hidden');
  vi.advanceTimersByTime(29_000);
  turn('visible');
  expect(tell).not.toHaveBeenCalled();
  turn('hidden');
  vi.advanceTimersByTime(31_000);
  expect(tell).not.toHaveBeenCalled();
  turn('visible');
  expect(tell).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(tell).toHaveBeenCalledTimes(1);
});

test('a page that was opened behind others wakes when it is first seen late', () => {
  const { tell, turn } = openPage('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  expect(tell).toHaveBeenCalledTimes(1);
});

test('one taken out of the back/forward cache wakes, one that loads anew does not', () => {
  const { tell, window } = openPage();
  window.dispatchEvent(shown(false));
  expect(tell).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  expect(tell).toHaveBeenCalledTimes(1);
});

test('one that is on a network again wakes', () => {
  const { tell, window } = openPage();
  window.dispatchEvent(new Event('online'));
  expect(tell).toHaveBeenCalledTimes(1);
});

test('a machine that was closed with the page in front wakes it, and an idle hour does not', () => {
  const { tell, sleep } = openPage();
  vi.advanceTimersByTime(3_600_000);
  expect(tell).not.toHaveBeenCalled();
  sleep(45_000);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('nothing is told after the end', () => {
  const { tell, stop, turn, window, sleep } = openPage();
  stop();
  turn('hidden');
  sleep(60_000);
  turn('visible');
  window.dispatchEvent(shown(true));
  vi.advanceTimersByTime(60_000);
  expect(tell).not.toHaveBeenCalled();
});
