import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { boxWith, chatRow } from './lib/chat.ts';
import { newMember, signedIn } from './lib/member.ts';
import { isQuiet } from './lib/requests.ts';

/** Stops of the Tab key that each way takes at most, counted from where it begins. */
const most = { signIn: 6, like: 6, chat: 1, comment: 4, publish: 6 } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus; answers how often. */
async function stopsTo(page: Page, target: Locator): Promise<number> {
  await target.first().waitFor();
  for (let count = 0; count < 40; count += 1) {
    if (await isFocused(target)) return count;
    await page.keyboard.press('Tab');
  }
  throw new Error('Forty stops were not enough.');
}

/** From the top of the page past its navigation, by the skip link: one stop. */
async function skip(page: Page): Promise<1> {
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.locator('main'))).toBe(true);
  return 1;
}

describe('stops of the Tab key', () => {
  test('to sign in', async () => {
    const context = await newProfile(browser);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await isQuiet(page);
    const stops =
      (await skip(page)) +
      (await stopsTo(page, page.getByRole('button', { name: 'Sign in', exact: true })));
    expect(stops).toBeLessThanOrEqual(most.signIn);
  });

  test('to the like of the first post', async () => {
    const page = await signedIn(browser, 'bo', '/');
    const like = page.getByRole('button', { name: /^(Like|Unlike),/ });
    await like.first().waitFor();
    await isQuiet(page);
    expect((await skip(page)) + (await stopsTo(page, like))).toBeLessThanOrEqual(most.like);
  });

  test('to the field of a chat that is opened by key', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await chatRow(page, 'Bo Lindqvist').press('Enter');
    const field = boxWith(page, 'Bo Lindqvist');
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(1 + (await stopsTo(page, field))).toBeLessThanOrEqual(most.chat);
  });

  test('to the field of a comment from the link of a card', async () => {
    const page = await signedIn(browser, 'bo', '/');
    await page
      .getByRole('link', { name: /comment/ })
      .first()
      .press('Enter');
    await page.waitForURL('**#comments');
    const heading = page.getByRole('heading', { name: 'Comments' });
    await expect.poll(() => isFocused(heading)).toBe(true);
    const field = page.getByRole('textbox', { name: /comment/i });
    expect(await stopsTo(page, field)).toBeLessThanOrEqual(most.comment);
  });

  test('to publish from the first key on', async () => {
    const { page } = await newMember(browser);
    await isQuiet(page);
    await page.keyboard.press('n');
    const words = page.getByRole('textbox', { name: 'Text' });
    await expect.poll(() => isFocused(words)).toBe(true);
    await page.keyboard.type('Six stops from here.');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    expect(await stopsTo(page, publish)).toBeLessThanOrEqual(most.publish);
    await page.keyboard.press('Enter');
    const card = page.getByRole('article').filter({ hasText: 'Six stops from here.' });
    await card.first().waitFor();
    const isInCard = () => card.first().evaluate((it) => it.contains(document.activeElement));
    await expect.poll(isInCard).toBe(true);
  });
});

test('F6 goes through the regions: navigation, content, what stands beside it', async () => {
  const page = await signedIn(browser, 'bo', '/');
  await page.getByRole('complementary').waitFor();
  await isQuiet(page);
  const places: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('F6');
    places.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('nav, main, aside, [role="complementary"]')?.localName ?? 'body';
      }),
    );
  }
  expect(places).toEqual(['nav', 'main', 'aside']);
});
