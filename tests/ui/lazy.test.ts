import { afterEach, expect, test, vi } from 'vitest';
import { lazy, loadNow, preload, retryAll } from '#src/ui/loading/lazy.ts';
import { passes } from '#tests/lib/passes.ts';

afterEach(() => vi.unstubAllGlobals());

const counted = () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  return { load, value: lazy(load) };
};

test('is fetched ahead once', () => {
  vi.stubGlobal('navigator', {});
  const { load, value } = counted();
  preload(value);
  preload(value);
  expect(load).toHaveBeenCalledOnce();
});

test('is not fetched ahead where data is saved, but when it is needed', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { load, value } = counted();
  preload(value);
  expect(load).not.toHaveBeenCalled();
  loadNow(value);
  expect(load).toHaveBeenCalledOnce();
});

test('waits for no pause, and begins anew after its last try, when the server answers again', async () => {
  const onError = vi.fn();
  let isGone = true;
  const load = vi.fn(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve('here')));
  const patient = lazy(load, { onError, delays: [60_000] });
  const pending = patient.load();
  await passes(() => expect(onError).toHaveBeenCalledOnce());
  const spent = lazy(load, { onError, delays: [] });
  await expect(spent.load()).rejects.toThrow('gone');
  isGone = false;
  retryAll();
  expect(await pending).toBe('here');
  await passes(() => expect(spent.now()).toBe('here'));
});

test('calls back each listener in a task of its own, and has loaded when all have been called', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const value = lazy(load, { isSliced: true });
  const seen: string[] = [];
  value.subscribe(() => {
    seen.push('first');
    setTimeout(() => seen.push('another task'));
    void value.load().then((text) => seen.push(text));
  });
  value.subscribe(() => seen.push('second'));
  loadNow(value);
  await passes(() => expect(seen).toEqual(['first', 'another task', 'second', 'loaded']));
  expect(load).toHaveBeenCalledOnce();
});
