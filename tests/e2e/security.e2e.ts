import { TOTP, Secret } from 'otpauth';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { isLive } from './lib/live.ts';
import { dialog, enterPassword, newMember, newcomer, passwordDialog } from './lib/member.ts';
import { addressOf, button, field, openPage, strong } from './lib/newcomer.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const security = '/settings/security';
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Only a member sees it. */
const account = (page: Page) => page.getByRole('button', { name: /^Your account/ });
const newer = 'nine-yellow-boats';

/** The same member in a browser of another profile, with a page open. */
async function elsewhere(name: string, path = '/explore'): Promise<Page> {
  const context = await newProfile(browser);
  const credentials = { email: addressOf(name), password: strong };
  await post(context.request, '/login', credentials);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const signInWith = async (page: Page, name: string, password: string) => {
  await field(page, 'Email').fill(addressOf(name));
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
};

test('a password manager is led to the form; a new password signs other devices out', async () => {
  const { page, name } = await newMember(browser, '/.well-known/change-password');
  await page.waitForURL(`**${security}`);
  const other = await elsewhere(name);
  await account(other).waitFor();

  await field(page, 'Current password').fill('not-this-one');
  await field(page, 'New password').fill(newer);
  await button(page, 'Save password').click();
  await page.getByText(t('settings.passwordChange.wrong')).waitFor();
  expect(await field(page, 'New password').inputValue()).toBe(newer);
  await field(page, 'Current password').fill(strong);
  await button(page, 'Save password').click();
  await page.getByText('Your password has been updated!').waitFor();
  await page.getByText(t('settings.passwordChange.others'), { exact: true }).waitFor();
  expect(await field(page, 'Current password').inputValue()).toBe('');

  await other.getByText('Session Expired!').first().waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Password changed' }).waitFor();
  const guest = await openPage(browser, '/login');
  await signInWith(guest, name, newer);
  await guest.getByText('You are signed in!').first().waitFor();
});

describe('sessions', () => {
  test('one is ended after the password, and its page notices within a second', async () => {
    const { page, name } = await newMember(browser, security);
    const other = await elsewhere(name);
    await account(other).waitFor();
    // The end of a session is told by the live channel.
    await isLive(other);
    await reload(page);
    const rows = page
      .getByRole('list', { name: t('settings.deviceSessions.title') })
      .getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await rows.first().getByText('This device').waitFor();
    await page.getByRole('button', { name: /^Log out: Chrome on/ }).click();
    await during(other.getByText('Session Expired!').first().waitFor(), async () => {
      await enterPassword(page, strong);
      await page.getByText(t('settings.deviceSessions.ended')).first().waitFor();
    });
    await expect.poll(() => rows.count()).toBe(1);
    await page
      .getByRole('listitem')
      .filter({ hasText: t('settings.accountLog.kinds.sessionEnded') })
      .waitFor();
  });

  test('a member who declines to show the password ends nothing', async () => {
    const { page, name } = await newMember(browser, security);
    await elsewhere(name);
    await reload(page);
    await button(page, t('settings.deviceSessions.endOthers')).click();
    await passwordDialog(page).getByText(t('auth.password.protected')).waitFor();
    await page.goBack();
    await passwordDialog(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(security);
    await button(page, t('settings.deviceSessions.endOthers')).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Log out: / }).count()).toBe(1);
  });
});

test('X is attached by the password and detached again', async () => {
  const { page } = await newMember(browser, security);
  await button(page, t('settings.socialAccounts.attachNamed', { thing: 'X' })).click();
  await page.getByRole('button', { name: /Kit Moreau/ }).click();
  await page.waitForURL(`**${security}`);
  await page.getByText(/you can sign in with X\.$/).waitFor();
  const block = page.getByRole('region', { name: t('settings.socialAccounts.title') });
  await block.getByRole('textbox', { name: 'Current password' }).fill(strong);
  await block
    .getByRole('button', { name: t('settings.socialAccounts.attach'), exact: true })
    .click();
  await page.getByText(t('settings.socialAccounts.attached')).first().waitFor();
  await button(page, t('settings.socialAccounts.detachNamed', { thing: 'X' })).click();
  await enterPassword(page, strong);
  await button(page, t('settings.socialAccounts.attachNamed', { thing: 'X' })).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('settings.accountLog.kinds.providerDetached') })
    .waitFor();
});

/** The three steps; the codes that were shown. */
async function setUp(page: Page): Promise<string[]> {
  await button(page, 'Set up').click();
  await enterPassword(page, strong);
  await dialog(page).getByText('Step 1 of 3').waitFor();
  const key = (await field(page, 'Key').inputValue()).replaceAll(' ', '');
  await button(page, 'Next').click();
  const codes = await dialog(page).getByRole('list').getByRole('listitem').allTextContents();
  await button(page, 'Next').click();
  await dialog(page).getByText('Step 2 of 3').waitFor();
  await dialog(page).getByLabel(t('settings.twoFactorSetup.kept')).check();
  await button(page, 'Next').click();
  await dialog(page).getByText('Step 3 of 3').waitFor();
  await field(page, t('settings.twoFactorSetup.code')).fill('000000');
  await dialog(page).getByText(t('settings.twoFactorSetup.wrong')).waitFor();
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await field(page, t('settings.twoFactorSetup.code')).fill('');
  await field(page, t('settings.twoFactorSetup.code')).fill(totp.generate());
  await page.getByText('On. 8 of 8 recovery codes left.').waitFor();
  return codes;
}

describe('two-factor', () => {
  test('is set up with a real code, and a recovery code signs in once', async () => {
    const { page, name } = await newMember(browser, security);
    const codes = await setUp(page);
    expect(codes).toHaveLength(8);
    const guest = await openPage(browser, '/login');
    await signInWith(guest, name, strong);
    await button(guest, 'Use a recovery code').click();
    await field(guest, 'Recovery code').fill(codes[3] ?? '');
    await button(guest, 'Verify').click();
    await guest.getByText('You are signed in!').first().waitFor();

    await reload(page);
    await page.getByText('On. 7 of 8 recovery codes left.').waitFor();
    await button(page, 'New codes').click();
    await dialog(page).getByRole('heading', { name: 'Your new recovery codes' }).waitFor();
    expect(
      await dialog(page)
        .getByText(codes[0] ?? '')
        .count(),
    ).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page
      .getByText(t('settings.twoFactorSetup.sheet', { email: addressOf(name) }), { exact: true })
      .waitFor();
    expect(await dialog(page).getByLabel(t('settings.twoFactorSetup.kept')).isVisible()).toBe(
      false,
    );
    await page.emulateMedia({ media: 'screen' });
    const saved = await during(page.waitForEvent('download'), () =>
      button(page, 'Download').click(),
    );
    expect(saved.suggestedFilename()).toBe('recovery-codes.txt');
    await dialog(page).getByLabel(t('settings.twoFactorSetup.kept')).check();
    await button(page, 'Done').click();
    await page.getByText('On. 8 of 8 recovery codes left.').waitFor();

    await button(page, 'Turn off').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await button(page, 'Set up').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'turned off' }).waitFor();
  });

  test('left before the end, it stays off', async () => {
    const { page, name } = await newcomer(browser);
    await page.goto(security);
    await button(page, 'Set up').click();
    await enterPassword(page, strong);
    await dialog(page).getByText('Step 1 of 3').waitFor();
    const first = await field(page, 'Key').inputValue();
    await button(page, 'Next').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, 'Set up').click();
    await dialog(page).getByText('Step 1 of 3').waitFor();
    expect(await field(page, 'Key').inputValue()).not.toBe(first);
    await reload(page);
    await button(page, 'Set up').waitFor();
    const guest = await openPage(browser, '/login');
    await signInWith(guest, name, strong);
    await guest.getByText('You are signed in!').first().waitFor();
    expect(pathOf(guest)).not.toBe('/two-factor-challenge');
  });
});
