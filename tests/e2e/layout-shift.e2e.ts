import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { atRest, mostShift, movedOf, shiftOf, watchShift } from './lib/shift.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each([
  ['/ada', 390],
  ['/ada', 1440],
  ['/explore', 390],
  ['/explore', 1440],
])('%s, %i px wide, whose answers are slow', (path, width) => {
  test('pushes nothing away that is already in sight', async () => {
    const context = await newProfile(browser, { width });
    const page = await context.newPage();
    await watchShift(page);
    await page.route('**/api/v1/**', async (route) => {
      await pause(300);
      await route.continue();
    });
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await atRest(page);
    expect(await shiftOf(page), await movedOf(page)).toBeLessThan(mostShift);
  });
});
