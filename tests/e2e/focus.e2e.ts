import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isWhole, newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { answer, cards, dialog, enterPassword, fillCard, newMember } from './lib/member.ts';
import { addressOf, button, newName, strong } from './lib/newcomer.ts';
import { timersRan } from './lib/timers.ts';
import { enrol, post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Describes the focused element after everything a press caused has settled. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    if (one === null || one === document.body) return 'the body';
    return one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 60) ?? one.localName;
  });

/** The same, once the focus is where it stays: at what two looks find. */
const settled = async (page: Page): Promise<string> => {
  let last = '';
  const isSame = async () => {
    await timersRan(page, 400);
    const now = await focused(page);
    const before = last;
    last = now;
    return now === before;
  };
  await expect.poll(isSame).toBe(true);
  return last;
};
const isKept = async (page: Page): Promise<void> => {
  await expect.poll(() => settled(page)).not.toBe('the body');
};

test('sending the link again leaves the focus on its button, which does nothing meanwhile', async () => {
  const context = await newProfile(browser);
  await enrol(context, newName());
  const page = await context.newPage();
  await page.goto('/verify-email');
  const again = button(page, t('auth.emailVerification.resend'));
  await again.press('Enter');
  await page.getByText(/Resend in \d+ s/).waitFor();
  await expect.poll(() => settled(page)).toBe(t('auth.emailVerification.resend'));
  expect(await again.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await timersRan(page, 300);
  expect(await page.getByText(/Resend in \d+ s/).count()).toBe(1);
  // Left, it is out of the way of Tab.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).not.toBe(t('auth.emailVerification.resend'));
});

test('an unlocked post keeps the focus in its card', async () => {
  const { page } = await newMember(browser, '/ada');
  await during(
    page.waitForResponse((response) => response.url().endsWith('/start_following')),
    () => page.getByRole('button', { name: 'Follow Ada Marlow' }).click(),
  );
  await page.goto('/explore');
  const card = page.getByRole('article').filter({ hasText: 'Five states of one plate' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return card.count();
    })
    .toBe(1);
  await card.getByRole('button', { name: 'Unlock for $5.00' }).press('Enter');
  await dialog(page).getByText('Unlock this post').waitFor();
  await fillCard(page, cards.pays);
  await answer(page, 'Pay $5.00').click();
  await dialog(page).getByText('The post is yours.').waitFor();
  await answer(page, 'Done').press('Enter');
  await expect.poll(() => card.getByText(/^Unlock for/).count()).toBe(0);
  await expect.poll(() => card.locator(':focus').count()).toBe(1);
});

test('a card that is removed leaves the focus at what stands beside it', async () => {
  const { page } = await newMember(browser, '/billing/cards');
  await isWhole(page);
  await page.getByRole('button', { name: 'Add a card' }).first().press('Enter');
  await fillCard(page, cards.pays);
  await page.getByRole('listitem').filter({ hasText: '4242' }).waitFor();
  await isKept(page);
  const remove = page.getByRole('button', { name: /^Remove .*4242/ });
  await remove.press('Enter');
  const panel = page.getByRole('region', { name: /^Remove / });
  await panel.waitFor();
  await isKept(page);
  await panel.getByRole('button').last().press('Enter');
  await expect.poll(() => page.getByText('4242').count()).toBe(0);
  await expect.poll(() => settled(page)).toMatch(/^Add/);
});

test('a session that is ended leaves the focus at what stands beside it', async () => {
  const { page, name } = await newMember(browser, '/explore');
  for (const _ of ['one', 'another']) {
    const context = await newProfile(browser);
    await post(context.request, '/login', { email: addressOf(name), password: strong });
  }
  await page.goto('/settings/security');
  await isWhole(page);
  const ends = page.getByRole('list', { name: /signed in/i }).getByRole('button');
  await expect.poll(() => ends.count()).toBe(2);
  await ends.first().press('Enter');
  await enterPassword(page, strong);
  await expect.poll(() => ends.count()).toBe(1);
  await isKept(page);
  await ends.first().press('Enter');
  await expect.poll(() => ends.count()).toBe(0);
  await isKept(page);
});

test('a list that is asked for again, and the way out, leave the focus in the page', async () => {
  const { page } = await newMember(browser, '/explore');
  await page.route('**/api/v1/feed*', (route) => route.abort());
  await page.goto('/');
  const retry = page.getByRole('main').getByRole('button', { name: /again/i }).first();
  await retry.waitFor();
  await isWhole(page);
  await page.unroute('**/api/v1/feed*');
  await retry.press('Enter');
  await expect.poll(() => retry.count()).toBe(0);
  await isKept(page);

  await page.getByRole('button', { name: /^Your account/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in to Fanfare' }).waitFor();
  await isKept(page);
});
