import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { answer, cards, dialog, fillCard, newMember } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const phone = { width: 390, height: 844 };

test.each([
  ['explore', '/explore', { width: 1440, height: 900 }],
  ['explore on a phone', '/explore', phone],
  ['the feed', '/', { width: 1440, height: 900 }],
])('a post is unlocked where it stands in %s', async (_, path, options) => {
  const { page } = await newMember(browser, '/ada', options);
  // The button says so before the server does.
  await during(
    page.waitForResponse((response) => response.url().endsWith('/start_following')),
    () => page.getByRole('button', { name: 'Follow Ada Marlow' }).click(),
  );
  await page.goto(path);
  const card = page.getByRole('article').filter({ hasText: 'Five states of one plate' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return card.count();
    })
    .toBe(1);
  await card.getByRole('button', { name: 'Unlock for $5.00' }).click();
  await dialog(page).getByText('Unlock this post').waitFor();
  await fillCard(page, cards.pays);
  await answer(page, 'Pay $5.00').click();
  await dialog(page).getByText('The post is yours.').waitFor();
  await answer(page, 'Done').click();
  await expect.poll(() => card.getByText(/^Unlock for/).count()).toBe(0);
  await expect.poll(() => card.locator('img[src*="/"]').count()).toBeGreaterThan(1);
  expect(pathOf(page)).toBe(path);
});
