import { readFileSync, statSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '#tests/lib/browser.ts';
import { builtStorybook } from './built.ts';

let browser: Browser;
let storybook: { url: string; close: () => void };

beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser();
  storybook = await builtStorybook();
  browser = await chromium.launch({ executablePath, args, env });
});
afterAll(async () => {
  await browser.close();
  storybook.close();
});

const open = async (address: string, context?: BrowserContext): Promise<Page> => {
  const page = await (context ?? browser).newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(`${storybook.url}/${address}`);
  await page.getByRole('group', { name: /^Statechart of/ }).waitFor();
  return page;
};

const canvas = (page: Page): Frame => {
  const frame = page.frames().find((one) => one.url().includes('iframe.html'));
  if (!frame) throw new Error('The canvas is not there.');
  return frame;
};

const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get('state');

describe('a designer', () => {
  test('finds a dialog, sees it declined in Russian, on a phone, in the dark, and sends the link', async () => {
    const page = await open(
      '?path=/story/dialogs-billing-purchase--reviewing&globals=locale:ru;theme:dark;viewport:phone',
    );
    await page.getByRole('button', { name: /^declined\. go here/ }).click();
    await expect.poll(() => stateOf(page)).toBe('declined');
    await expect.poll(() => canvas(page).locator('html').getAttribute('lang')).toBe('ru');
    expect(await canvas(page).evaluate(() => innerWidth)).toBe(390);
    const declined = await canvas(page).getByRole('dialog').innerText();
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(() => stateOf(page)).toBe('paying');
    const link = page.url();
    const other = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    const clean = await other.newPage();
    await clean.goto(link);
    await clean.getByRole('group', { name: /^Statechart of/ }).waitFor();
    await expect.poll(() => clean.getByRole('status').innerText()).toMatch(/is in paying/);
    expect(await canvas(clean).getByRole('dialog').innerText()).not.toBe(declined);
    expect(await canvas(clean).locator('html').getAttribute('data-theme')).toBe('dark');
    await other.close();
    await page.close();
  });

  test('exports every language, theme and window of a dialog as one picture', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    const query = 'id=start-wall--every-language&viewMode=story&of=dialogs-billing-tip--choosing';
    await page.goto(`${storybook.url}/iframe.html?${query}`);
    const save = page.getByRole('button', { name: 'Save as PNG' });
    await expect.poll(() => save.isEnabled()).toBe(true);
    expect(await page.locator('figure').count()).toBe(36);
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const file = await download.path();
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
    // A sheet of empty windows packs into a few kilobytes.
    expect(statSync(file).size).toBeGreaterThan(100_000);
    await page.close();
  });
});
