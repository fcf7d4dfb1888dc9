import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { enterPassword, newcomer, passwordDialog } from './lib/member.ts';
import { addressOf, button, field, openPage, strong } from './lib/newcomer.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Keys are made for names of hosts alone, and not for 127.0.0.1. A second try has another port. */
const named = () => `http://localhost:${new URL(origin()).port}`;

/** A device that holds passkeys, and has checked its owner; false for one that gives up. */
async function giveDevice(page: Page, isOwner = true): Promise<(isNow: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isOwner,
      automaticPresenceSimulation: true,
    },
  });
  return async (isNow) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isNow });
  };
}

async function signedIn(
  name: string,
  path: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newProfile(browser, { baseURL: named() });
  await post(context.request, '/login', { email: addressOf(name), password: strong });
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

/** Out, and in again by the passkey: nothing is confirmed then. */
async function enterAnew(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
}

test('a passkey is added, named, signs in, and signs nobody in once it is removed', async () => {
  const { name } = await newcomer(browser);
  const { page } = await signedIn(name, '/settings/security');
  const setOwner = await giveDevice(page, false);
  const block = page.getByRole('region', { name: 'Passkeys' });
  await block.getByText('No passkeys yet').waitFor();

  await button(page, 'Add a passkey').click();
  await enterPassword(page, strong);
  await block.getByText(t('settings.passkeys.left')).waitFor();

  await setOwner(true);
  await button(page, 'Add a passkey').click();
  await page.getByText(t('settings.passkeys.added')).waitFor();
  await block.getByRole('button', { name: /^Rename: / }).click();
  await field(page, 'Name').fill('Blue laptop');
  await button(page, 'Save').click();
  await block.getByText('Blue laptop').waitFor();
  await button(page, 'Add a passkey').click();
  await block.getByText(t('settings.passkeys.known')).waitFor();

  await enterAnew(page);
  await page.goto('/settings/security');
  await block.getByText(/^Last used /).waitFor();
  await button(page, 'Remove: Blue laptop').click();
  await enterPassword(page, strong);
  await page.getByText(t('settings.passkeys.removed')).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText(pattern('auth.passkeyLogin.refused')).waitFor();
});

test('a passkey stands in for the password, in its dialog and on its page', async () => {
  const { name } = await newcomer(browser);
  const { page } = await signedIn(name, '/settings/security');
  const setOwner = await giveDevice(page);
  await button(page, 'Add a passkey').click();
  await enterPassword(page, strong);
  await page.getByText(t('settings.passkeys.added')).waitFor();
  const use = button(page, t('auth.passkeyConfirmation.use'));

  await enterAnew(page);
  await page.goto('/confirm-password');
  await use.click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/confirm-password');
  await page.goto('/settings/security');
  await button(page, 'Add a passkey').click();
  await page.getByText(t('settings.passkeys.known')).waitFor();

  await enterAnew(page);
  await page.goto('/settings/leaving');
  await button(page, t('settings.leaving.submit')).click();
  await passwordDialog(page).waitFor();
  await setOwner(false);
  await use.click();
  await page.getByText(t('auth.passkeyConfirmation.left')).waitFor();
  await setOwner(true);
  await use.click();
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor();
});

test('a member without a passkey is asked for the password alone', async () => {
  const { name } = await newcomer(browser);
  const { page } = await signedIn(name, '/settings/leaving');
  await during(page.waitForResponse(/\/api\/v1\/me\/passkeys$/), async () => {
    await button(page, t('settings.leaving.submit')).click();
    await passwordDialog(page).waitFor();
  });
  const typed = passwordDialog(page).getByRole('textbox', { name: 'Password', exact: true });
  await typed.fill(strong);
  expect(await button(page, t('auth.passkeyConfirmation.use')).count()).toBe(0);
  await enterPassword(page, strong);
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor();
});

test('a host without a name offers no passkeys', async () => {
  const page = await openPage(browser, '/login');
  await button(page, 'Sign in').waitFor();
  expect(await button(page, 'Sign in with a passkey').count()).toBe(0);
});
