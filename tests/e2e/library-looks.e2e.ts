import type { Browser, Locator } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser } from './lib/browser.ts';
import { readable, switchOn, telling } from './lib/discreet.ts';
import { dialog, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Ada's chat with Bo. */
const chat = '/messages/3';
/** Width of the line inside a chosen tile; an empty word for one that is not chosen. */
const strokeOf = (tile: Locator) =>
  tile.locator('[data-tick] svg').evaluate((sign) => getComputedStyle(sign).stroke);
const ringOf = (tile: Locator) =>
  tile.evaluate((element) => {
    const { content, borderTopWidth } = getComputedStyle(element.children[0] ?? element, '::after');
    return content === 'none' ? '' : borderTopWidth;
  });

describe.each([390, 800, 1_440])('at %i', (width) => {
  test('the picker of a chat says neither who nor how much in discreet mode', async () => {
    const page = await signedIn(browser, 'ada', chat, { width, height: 900, locale: 'en-US' });
    await page.getByRole('log').getByRole('article').first().waitFor();
    await switchOn(page);
    await button(page, 'Add to the message').click();
    await page.getByRole('menuitem', { name: t('chat.attachedFiles.library') }).click();
    const tiles = dialog(page).getByRole('gridcell');
    await tiles.first().waitFor();
    await dialog(page).getByText('Offered ••••').first().waitFor();
    expect(await readable(page)).not.toMatch(telling);
    expect(await dialog(page).ariaSnapshot()).not.toMatch(/\.(jpg|png|mp4)/);
    await tiles.nth(1).click();
    await expect.poll(() => ringOf(tiles.nth(1))).toBe('3px');
    expect(await ringOf(tiles.nth(0))).toBe('');
    expect(await objections(page)).toEqual([]);
  });

  test('with forced colours chosen files have a line inside, and the others an empty circle', async () => {
    const page = await signedIn(browser, 'ada', '/library/uploaded', { width, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const tiles = page.getByRole('gridcell');
    await tiles.nth(1).click({ modifiers: ['Control'] });
    await expect.poll(() => ringOf(tiles.nth(1))).toBe('3px');
    expect(await ringOf(tiles.nth(0))).toBe('');
    expect(await strokeOf(tiles.nth(0))).toBe('rgba(0, 0, 0, 0)');
    expect(await strokeOf(tiles.nth(1))).not.toBe('rgba(0, 0, 0, 0)');
  });
});
