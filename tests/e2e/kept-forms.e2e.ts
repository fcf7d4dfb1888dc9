import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload, signIn } from './lib/browser.ts';
import { answer, dialog, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';
import { openPost } from './lib/post.ts';
import { endNow, endSession } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const title = 'Window, north side';
const comment = (page: Page) => page.getByLabel('Write a comment');
const openWindow = async (page: Page) => {
  await openPost(page, title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await comment(page).waitFor();
};
/** The page finds the end of its session, and its member comes back. */
const expire = async (page: Page, name: string, act: () => Promise<unknown>, end = endSession) => {
  const { pathname } = new URL(page.url());
  await end(page);
  await act();
  await page.getByText('Session Expired!').first().waitFor();
  await page.waitForURL('**/login');
  await signIn(page, name);
  await page.waitForURL(`**${pathname}`);
};
/** Whatever is there to press may be gone by now: the page is told of the end by its socket, too. */
const perhaps = (pressed: Promise<unknown>) => pressed.catch(() => undefined);
const soon = { timeout: 1_500 };

describe('what is typed when a session ends is there again for its writer', () => {
  test('a comment, typed or pressed Send, which is then there once', async () => {
    const page = await signedIn(browser, 'bo', '/ada');
    await openWindow(page);
    const words = `Half a thought ${crypto.randomUUID()}`;
    await comment(page).fill(words);
    await expire(page, 'bo', () => Promise.resolve());
    await expect.poll(() => comment(page).inputValue()).toBe(words);
    await expire(page, 'bo', () => perhaps(comment(page).press('Enter', soon)));
    // Typed still, or pressed Send with the answer unknown: each is sent by one press.
    const again = button(page, t('posts.feed.retry'));
    const kept = async () => (await again.count()) + (await comment(page).inputValue()).length;
    await expect.poll(kept).toBeGreaterThan(0);
    if ((await again.count()) > 0) await again.click();
    else await comment(page).press('Enter');
    const row = page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) });
    await row.waitFor();
    expect(await comment(page).inputValue()).toBe('');
    await reload(page);
    await row.waitFor();
    expect(await row.count()).toBe(1);
    expect(await comment(page).inputValue()).toBe('');
  });

  test('a comment whose answer was lost, and which is there once all the same', async () => {
    const page = await signedIn(browser, 'bo', '/ada');
    await openWindow(page);
    await page.route('**/comments', async (route) => {
      await route.fetch();
      return route.fulfill({ status: 502 });
    });
    const words = `Said once ${crypto.randomUUID()}`;
    const unsent = page.getByText(t('posts.commentComposer.unsent'));
    const again = button(page, t('posts.feed.retry'));
    await comment(page).fill(words);
    await comment(page).press('Enter');
    await unsent.waitFor();
    await page.unrouteAll();
    await expire(page, 'bo', () => perhaps(again.click(soon)), endNow);
    await unsent.waitFor();
    await again.click();
    await unsent.waitFor({ state: 'detached' });
    await reload(page);
    const row = page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) });
    await row.first().waitFor();
    expect(await row.count()).toBe(1);
    await page.context().close();
  });

  test('a mass message with its price, audience and picture', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    const open = () => button(page, 'New mass message').click();
    await open();
    const words = dialog(page).getByRole('textbox', { name: 'Message', exact: true });
    await dialog(page)
      .getByRole('radio', { name: /^Followers \d/ })
      .check();
    await words.fill('To all of you');
    await button(page, t('chat.pricePart.open')).click();
    await dialog(page).getByLabel(t('chat.pricePart.price')).fill('4');
    const buffer = await jpegOf();
    await dialog(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: anew(buffer) });
    const file = dialog(page).getByRole('button', { name: 'Remove lake.jpg' });
    await file.waitFor();
    await expire(page, 'ada', () => perhaps(answer(page, 'Continue').click(soon)));
    await open();
    await expect.poll(() => words.inputValue()).toBe('To all of you');
    await file.waitFor();
    expect(await dialog(page).getByLabel(t('chat.pricePart.price')).inputValue()).toBe('4');
    expect(
      await dialog(page)
        .getByRole('radio', { name: /^Followers \d/ })
        .isChecked(),
    ).toBe(true);
  });

  test('the words of a tip, on its second step too', async () => {
    const page = await signedIn(browser, 'bo', '/ada');
    const open = async () => {
      const tip = page.getByRole('button', { name: 'Send a tip' });
      const more = page.getByRole('button', { name: /^Options for (?!this post)/ });
      await tip.or(more).first().waitFor();
      if ((await tip.count()) > 0) return tip.first().click();
      await more.click();
      return page.getByRole('menuitem', { name: 'Send a tip' }).click();
    };
    await open();
    const words = dialog(page).getByLabel(/^Message to/);
    await dialog(page).getByLabel('Another amount').fill('7.77');
    await words.fill('For the window');
    await answer(page, /^Continue/).click();
    await answer(page, /^Pay /).waitFor();
    // The payment itself finds the end of the session: it is on its way before anything else can say so.
    await page.route('**/api/v1/tips', async (route) => {
      await route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
      await endNow(page);
    });
    await expire(
      page,
      'bo',
      () => answer(page, /^Pay /).click(),
      () => Promise.resolve(),
    );
    await page.unrouteAll();
    await open();
    await expect.poll(() => words.inputValue()).toBe('For the window');
    expect(await dialog(page).getByLabel('Another amount').inputValue()).toBe('7.77');
  });

  test('an offer, the words of a picture and a new email, each of them just sent', async () => {
    const page = await signedIn(browser, 'ada', '/settings/profile');
    const price = page.getByLabel(t('settings.subscriptionSettings.price'));
    const words = page.getByRole('textbox', { name: t('settings.pictureAlt.title.avatar') });
    const email = page.getByLabel(t('settings.emailChange.newEmail'));
    const change = button(page, t('settings.emailChange.change'));
    const fill = async () => {
      await price.fill('13.49');
      await words.fill('Ada at her wheel');
      await change.click();
      await email.fill('ada.new@fanfare.test');
    };
    const areKept = async () => {
      await expect.poll(() => price.inputValue()).toBe('13.49');
      await expect.poll(() => words.inputValue()).toBe('Ada at her wheel');
      await change.click();
      await expect.poll(() => email.inputValue()).toBe('ada.new@fanfare.test');
    };
    await fill();
    for (const [form, submit] of [
      [t('settings.subscriptionSettings.title'), t('settings.frame.save')],
      [t('settings.pictureAlt.title.avatar'), t('settings.pictureAlt.submit')],
      [t('settings.emailChange.change'), t('settings.emailChange.send')],
    ] as const) {
      const send = page.getByRole('form', { name: form }).getByRole('button', { name: submit });
      await expire(page, 'ada', () => perhaps(send.click(soon)), endNow);
      await areKept();
    }
    await page.context().close();
  });
});
