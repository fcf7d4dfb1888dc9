import { afterEach, expect, test, vi } from 'vitest';
import { isHeldBack, isDataSaverOn } from '#src/ui/loading/data-saver.ts';

afterEach(() => vi.unstubAllGlobals());

test('data is saved where the person or the network asks for it', () => {
  expect(isDataSaverOn({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    expect(isDataSaverOn({ connection: { saveData: false, effectiveType } })).toBe(true);
});

test('and nowhere else, nor where the browser says nothing', () => {
  expect(isDataSaverOn({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
  expect(isDataSaverOn({})).toBe(false);
});

test('but as the person chose, whatever the network says', () => {
  const slow = { connection: { saveData: true, effectiveType: '2g' } };
  expect(isDataSaverOn(slow, 'off')).toBe(false);
  expect(isDataSaverOn({}, 'on')).toBe(true);
});

test('and what is on the device already is never held back', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isHeldBack('https://fanfare.test/files/a')).toBe(true);
  expect(isHeldBack('blob:https://fanfare.test/a')).toBe(false);
  expect(isHeldBack('data:image/png;base64,AAAA')).toBe(false);
});
