import { expect, test } from 'vitest';
import { savesData } from '#src/ui/saves-data.ts';

test('data is saved where the person or the network asks for it', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    expect(savesData({ connection: { saveData: false, effectiveType } })).toBe(true);
});

test('and nowhere else, nor where the browser says nothing', () => {
  expect(savesData({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
  expect(savesData({})).toBe(false);
});
