import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { boxWith } from './lib/chat.ts';
import { answer, dialog, signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 'Ada Marlow';

test.each([
  ['beside the messages', 1440, true],
  ['beside the messages that have the screen to themselves', 800, true],
  ['over messages with too little room', 640, false],
  ['over the messages of a phone', 390, false],
])('who the other one is stands %s', async (_, width, isBeside) => {
  const page = await signedIn(browser, 'bo', '/messages/2', { width, height: 844 });
  await boxWith(page, ada).waitFor();
  const toggle = page.getByRole('button', { name: `About ${ada}` });
  const card = page.getByRole('complementary', { name: 'About this person' });
  await toggle.click();
  await card.getByText('@ada', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Profile', exact: true }).waitFor();
  expect(await boxWith(page, ada).count()).toBe(isBeside ? 1 : 0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);

  await card.getByRole('button', { name: 'Send a tip' }).click();
  await dialog(page).waitFor();
  await answer(page, 'Cancel').click();
  await expect.poll(() => dialog(page).count()).toBe(0);

  await toggle.click();
  await expect.poll(() => card.count()).toBe(0);
  await boxWith(page, ada).waitFor();
});
