import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { isPublished, words } from './lib/composer.ts';
import { answer, cards, fillCard, newMember } from './lib/member.ts';
import { addressOf, button, join, newName } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const notice = (page: Page) => page.getByText(t('app.identityNotice.text'));
const lead = (page: Page) => page.getByText(t('settings.identity.before'));
/** The button that leads to the provider, whatever the provider is called. */
const begin = (page: Page) => page.getByRole('button', { name: /^Go to / });
/** On the provider's page: how its check ends. */
const end = (page: Page, choice: RegExp) => page.getByRole('button', { name: choice });

describe.each([390, 1440])('at %i', (width) => {
  test('a fresh member registers, is verified, and sells their first post', async () => {
    const context = await newProfile(browser, { width });
    const page = await context.newPage();
    await page.goto('/register');
    const name = newName();
    await join(page, name);
    await page.goto(await linkMailedTo(page, addressOf(name), /^\/email\/verify\//));
    await page.waitForURL('**/email-verified**');

    const composer = await context.newPage();
    await composer.goto('/profile/new');
    await words(composer).fill('The lake at four, and who was there.');
    await notice(composer).waitFor();
    expect(await composer.getByLabel('Paid').isDisabled()).toBe(true);

    await page.goto('/billing/payout');
    await notice(page).waitFor();
    expect(await page.getByLabel('IBAN', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: t('app.identityNotice.start') }).click();
    await page.waitForURL('**/settings/identity');
    await lead(page).waitFor();
    await begin(page).click();
    await end(page, /It is accepted\./).click();
    await page.waitForURL('**/settings/identity');
    await page.getByRole('link', { name: t('settings.identity.setPrice') }).waitFor();

    // The other tab learns it by itself, and what is typed there stays.
    const paid = composer.getByLabel('Paid');
    await expect.poll(() => paid.isEnabled()).toBe(true);
    expect(await notice(composer).count()).toBe(0);
    expect(await words(composer).inputValue()).toBe('The lake at four, and who was there.');
    await paid.check();
    await composer.getByLabel(t('posts.postEditor.price'), { exact: true }).fill('5');
    await button(composer, 'Publish').click();
    await isPublished(composer);

    const { page: fan } = await newMember(browser, new URL(composer.url()).pathname);
    await fan
      .getByRole('button', { name: /^Unlock/ })
      .first()
      .click();
    await fillCard(fan, cards.pays);
    await answer(fan, /^Pay /).click();
    await fan.getByText('The lake at four, and who was there.').first().waitFor();
    await page.goto('/billing/received');
    await page.getByText('$5.00').first().waitFor();
    await page.goto('/billing/payout');
    await page.getByLabel('IBAN', { exact: true }).waitFor();
    await Promise.all([context.close(), fan.context().close()]);
  });
});

test('a rejection says why and what helps, and the next try is accepted; by keys alone', async () => {
  const { page } = await newMember(browser, '/settings/identity');
  await lead(page).waitFor();
  await begin(page).focus();
  await page.keyboard.press('Enter');
  await end(page, /Leave without finishing/).click();
  await page.getByText(t('settings.identity.started')).waitFor();
  await button(page, t('settings.identity.goOn')).focus();
  await page.keyboard.press('Enter');
  await end(page, /picture is blurred/).click();
  await page.getByText(t('settings.identity.reasons.blurred')).waitFor();
  await button(page, t('settings.identity.again')).focus();
  await page.keyboard.press('Enter');
  await end(page, /It is accepted\./).click();
  await page.getByRole('link', { name: t('settings.identity.setPrice') }).waitFor();
  await page.context().close();
});

test('what is not wanted now is left to where one came from, and a price is set where it stands', async () => {
  const { page } = await newMember(browser, '/billing/payout');
  await page.getByRole('link', { name: t('app.identityNotice.start') }).click();
  await lead(page).waitFor();
  await page.getByRole('link', { name: t('settings.identity.notNow') }).click();
  await page.waitForURL('**/billing/payout');
  await page.goto('/settings/identity');
  await lead(page).waitFor();
  await begin(page).click();
  await end(page, /It is accepted\./).click();
  await page.getByRole('link', { name: t('settings.identity.setPrice') }).click();
  await page.waitForURL('**/settings/profile#settings-subscription');
  const offer = page.getByRole('heading', { name: t('settings.subscriptionSettings.title') });
  await expect
    .poll(() => offer.evaluate((element) => element.getBoundingClientRect().top / innerHeight))
    .toSatisfy((top: number) => top >= 0 && top < 0.5);
  await page.getByLabel(t('settings.subscriptionSettings.price'), { exact: true }).waitFor();
  await page.context().close();
});
