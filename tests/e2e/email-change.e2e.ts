import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { enterPassword, newMember, passwordDialog } from './lib/member.ts';
import { addressOf, button, field, openPage, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const path = '/settings/profile';
const mailed = /^\/email-change\//;
const email = (page: Page) => page.getByRole('region', { name: t('settings.emailChange.title') });
const waiting = (page: Page) => page.getByText(t('settings.emailChange.pending'), { exact: true });

/** Asks for another address on the settings page, with the password in the dialog. */
async function ask(page: Page, address: string): Promise<void> {
  await button(page, t('settings.emailChange.change')).click();
  await field(page, t('settings.emailChange.newEmail')).fill(address);
  await button(page, t('settings.emailChange.send')).click();
  await passwordDialog(page).waitFor();
  await enterPassword(page, strong);
  await waiting(page).waitFor();
}

/** The same member in another profile. */
async function elsewhere(name: string): Promise<Page> {
  const context = await newProfile(browser);
  await post(context.request, '/login', { email: addressOf(name), password: strong });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens the mailed link in a browser where nobody is signed in, and presses the button. */
async function press(page: Page, address: string, label: string): Promise<Page> {
  const guest = await openPage(browser, await linkMailedTo(page, address, mailed));
  await button(guest, label).click();
  return guest;
}

const confirm = t('auth.emailChangeLink.confirm');

describe.each([390, 1440])('at %i px', (width) => {
  test('an address changes once both have confirmed, in every open tab', async () => {
    const { page, name } = await newMember(browser, path, { width, height: 844 });
    const [old, fresh] = [addressOf(name), addressOf(`${name}-new`)];
    const other = await elsewhere(name);
    await email(other).getByText(old, { exact: true }).waitFor();
    await ask(page, fresh);
    // The other browser learns it without a reload, and so it goes on.
    await waiting(other).waitFor();
    expect(await button(page, t('settings.emailChange.resend')).isDisabled()).toBe(true);

    const guest = await press(page, fresh, confirm);
    await guest.getByText(/^Confirmed\./).waitFor();
    expect(guest.url()).not.toMatch(/[0-9a-f]{32}/);
    const confirmed = t('settings.emailChange.confirmed', { address: fresh });
    await page.getByText(confirmed, { exact: true }).waitFor();
    await email(page).getByText(old, { exact: true }).waitFor();

    const last = await press(page, old, confirm);
    await last.getByText(t('auth.emailChangeLink.changed', { email: fresh })).waitFor();
    for (const tab of [page, other]) {
      await email(tab).getByText(fresh, { exact: true }).waitFor();
      await button(tab, t('settings.emailChange.change')).waitFor();
    }

    await last
      .getByRole('main')
      .getByRole('link', { name: t('auth.emailChangeLink.signIn'), exact: true })
      .click();
    await field(last, 'Email').fill(fresh);
    await field(last, 'Password').fill(strong);
    await button(last, 'Sign in').click();
    await last.getByText('You are signed in!').first().waitFor();
  });
});

test('whoever did not ask cancels from the old address, and the other link says so', async () => {
  const { page, name } = await newMember(browser, path);
  const fresh = addressOf(`${name}-new`);
  await ask(page, fresh);
  const link = await linkMailedTo(page, addressOf(name), mailed);
  const guest = await openPage(browser, `${link.split('?')[0]}?cancel=1`);
  await button(guest, t('auth.emailChangeLink.cancel')).click();
  await guest.getByText(t('auth.emailChangeLink.cancelled')).waitFor();
  await button(page, t('settings.emailChange.change')).waitFor();
  const late = await openPage(browser, await linkMailedTo(page, fresh, mailed));
  await late.getByText(t('auth.emailChangeLink.cancelled')).waitFor();
});

test('a link says plainly that it is another account’s, or broken', async () => {
  const { page, name } = await newMember(browser, path);
  const fresh = addressOf(`${name}-new`);
  await ask(page, fresh);
  const { page: stranger } = await newMember(browser);
  await stranger.goto(await linkMailedTo(page, fresh, mailed));
  await stranger.getByText(t('auth.emailChangeLink.foreign')).waitFor();
  await stranger.goto(`/email-change/${'f'.repeat(96)}`);
  await stranger.getByText(t('auth.emailChangeLink.unknown')).waitFor();
  await button(page, t('settings.emailChange.cancel')).click();
  await button(page, t('settings.emailChange.change')).waitFor();
});
