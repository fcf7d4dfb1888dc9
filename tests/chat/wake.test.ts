import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWake } from '#src/actors/chat/wake.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that can be hidden, and a machine that can be closed. */
const openPage = (visibilityState: DocumentVisibilityState = 'visible') => {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const window = new EventTarget();
  let slept = 0;
  const notify = vi.fn<() => void>();
  const stop = watchWake({ page, window, now: () => Date.now() + slept }, notify);
  return {
    notify,
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
  const { notify, turn } = openPage();
  turn('hidden');
  vi.advanceTimersByTime(29_000);
  turn('visible');
  expect(notify).not.toHaveBeenCalled();
  turn('hidden');
  vi.advanceTimersByTime(31_000);
  expect(notify).not.toHaveBeenCalled();
  turn('visible');
  expect(notify).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a page that was opened behind others wakes when it is first seen late', () => {
  const { notify, turn } = openPage('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  expect(notify).toHaveBeenCalledTimes(1);
});

test('one taken out of the back/forward cache wakes, one that loads anew does not', () => {
  const { notify, window } = openPage();
  window.dispatchEvent(shown(false));
  expect(notify).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  expect(notify).toHaveBeenCalledTimes(1);
});

test('one that is on a network again wakes', () => {
  const { notify, window } = openPage();
  window.dispatchEvent(new Event('online'));
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a machine that was closed with the page in front wakes it, and an idle hour does not', () => {
  const { notify, sleep } = openPage();
  vi.advanceTimersByTime(3_600_000);
  expect(notify).not.toHaveBeenCalled();
  sleep(45_000);
  vi.advanceTimersByTime(10_000);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('nothing is sent after the end', () => {
  const { notify, stop, turn, window, sleep } = openPage();
  stop();
  turn('hidden');
  sleep(60_000);
  turn('visible');
  window.dispatchEvent(shown(true));
  vi.advanceTimersByTime(60_000);
  expect(notify).not.toHaveBeenCalled();
});

test('a clock that was put back meanwhile hides no sleep', () => {
  const { notify, turn, sleep } = openPage();
  turn('hidden');
  sleep(-3_600_000);
  turn('visible');
  expect(notify).toHaveBeenCalledTimes(1);
  sleep(-3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(notify).toHaveBeenCalledTimes(2);
});
