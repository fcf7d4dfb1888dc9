import { afterEach, expect, test, vi } from 'vitest';
import { lazy, loadNow, preload } from '#src/ui/lazy.ts';

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
