import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { isStill, openBrowser } from './lib/browser.ts';
import { cutOff } from './lib/cut-off.ts';
import { everyScreen } from './lib/every-screen.ts';
import { smallTargets } from './lib/targets.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond the standard: everything stands in a landmark, and each page has one heading of the first rank. */
const places = ['region', 'page-has-heading-one', 'landmark-unique', 'heading-order'];

/** Objections of axe, each with the elements it objects to. */
async function objections(page: Page, only?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (only) axe.withRules([...only]);
  else
    axe.options({
      runOnly: { type: 'tag', values: standards },
      rules: Object.fromEntries(places.map((rule) => [rule, { enabled: true }])),
    });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}

/** Shows every screen and gathers what is found on each. */
async function gather(
  size: { width: number; height: number },
  look: (page: Page) => Promise<readonly string[]>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  const options = prepare ? { ...size, prepare } : size;
  const count = await everyScreen(browser, options, async ({ page, who, path }) => {
    for (const what of await look(page)) found.push(`${who} ${path}: ${what}`);
  });
  expect(count).toBeGreaterThan(50);
  return found;
}

/** Half way from one theme to the other every colour is another one: nothing fades here. */
async function inBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await objections(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  let dark = await objections(page, ['color-contrast']);
  // What is skipped below the fold gets its colours some frames later.
  for (let time = 0; dark.length > 0 && time < 5; time += 1) {
    await isStill(page);
    dark = await objections(page, ['color-contrast']);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((what) => `dark, ${what}`)];
}

test('axe has no objection to any screen, light or dark', async () => {
  expect(await gather({ width: 1440, height: 900 }, inBothThemes)).toEqual([]);
}, 900_000);

test('nor on a phone, where every target is 44 px wide and high', async () => {
  const found = await gather({ width: 390, height: 844 }, async (page) => [
    ...(await inBothThemes(page)),
    ...(await smallTargets(page)),
  ]);
  expect(found).toEqual([]);
}, 900_000);

/** Text of twice the size, in a window of the same. */
const double = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

test('text of twice the size breaks no word and hides no name', async () => {
  expect(await gather({ width: 1280, height: 900 }, cutOff, double)).toEqual([]);
}, 600_000);
