import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A new page that counts what the policy refused. */
async function watchedPage(path: string) {
  const context = await newProfile(browser);
  await context.addInitScript(() => {
    Object.assign(window, { refused: [] });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      Reflect.get(window, 'refused').push(`${violatedDirective} ${sample}`),
    );
  });
  const page = await context.newPage();
  await page.goto(path);
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused') as string[]);
  return { page, refused };
}

describe('texts that are no markup by any policy of ours', () => {
  test('are refused where they would run', async () => {
    const { page, refused } = await watchedPage('/');
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
    expect(await refused()).toEqual([]);
    const failed = await page.evaluate(() => {
      const tries = [
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
        () => Object.assign(document.createElement('script'), { src: '/evil.js' }),
        () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      });
    });
    expect(failed).toEqual(['refused', 'refused', 'refused']);
  });

  test.each(['/pages/terms', '/cookie-declaration'])('and %s is drawn', async (path) => {
    const { page, refused } = await watchedPage(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main p').first().waitFor();
    expect(await refused()).toEqual([]);
  });
});
