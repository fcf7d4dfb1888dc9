import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { newName } from './lib/newcomer.ts';
import { sellFilm, whyNoRenditions, type SoldFilm } from './lib/sold-film.ts';
import { admit, enrol } from './lib/way-in.ts';

const why = whyNoRenditions();

/** Statuses of these addresses, as the scripts of a page get them. */
const statuses = (page: Page, addresses: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) => Promise.all(all.map(async (address) => (await fetch(address)).status)),
    addresses,
  );

describe.skipIf(why)(
  `a film with renditions that is sold${why ? ` (skipped: ${why})` : ''}`,
  () => {
    let browser: Browser;
    let sold: SoldFilm;
    beforeAll(async () => {
      browser = await openBrowser();
      sold = await sellFilm(browser);
    });
    afterAll(() => sold.world.end());

    const enter = async (start: (context: BrowserContext) => Promise<void>): Promise<Page> => {
      const context = await newProfile(browser, { baseURL: sold.world.origin });
      await start(context);
      return context.newPage();
    };

    test('is sent to its owner', async () => {
      const page = await enter((context) => admit(context, 'ada'));
      await page.goto(sold.path);
      await page.getByRole('button', { name: /^Play: 1 video, 0:/ }).waitFor();
      expect(sold.addresses).toHaveLength(3);
      expect(new Set(await statuses(page, sold.addresses))).toEqual(new Set([200]));
    });

    test.each([
      ['a stranger', (context: BrowserContext) => enrol(context, newName())],
      ['a guest', async () => {}],
    ])('sends %s no byte of it, whatever they ask for', async (_, start) => {
      const page = await enter(start);
      const came: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith(sold.folder) && response.ok()) came.push(pathname);
      });
      await page.goto(sold.path);
      await page
        .getByText(/1 video \(0:\d\d\)/)
        .first()
        .waitFor();
      expect(await page.locator('video').count()).toBe(0);
      expect(new Set(await statuses(page, sold.forged))).toEqual(new Set([403]));
      expect(came).toEqual([]);
    });
  },
);
