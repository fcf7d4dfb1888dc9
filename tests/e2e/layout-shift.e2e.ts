import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';

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
    await context.addInitScript(() => {
      const note = { shift: 0 };
      Object.assign(globalThis, { note });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          note.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.route('**/api/v1/**', async (route) => {
      await pause(300);
      await route.continue();
    });
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (globalThis as unknown as { note: { shift: number } }).note.shift,
    );
    expect(shift).toBeLessThan(0.02);
  });
});
