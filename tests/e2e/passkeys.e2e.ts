import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { newcomer } from './lib/member.ts';
import { addressOf, button, field, openPage, strong } from './lib/newcomer.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
let baseURL: string;
beforeAll(async () => {
  browser = await openBrowser();
  // Keys are made for names of hosts alone, and not for 127.0.0.1.
  baseURL = `http://localhost:${new URL(origin()).port}`;
});

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
  const context = await newProfile(browser, { baseURL });
  await post(context.request, '/login', { email: addressOf(name), password: strong });
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

test('a passkey is added, named, signs in, and signs nobody in once it is removed', async () => {
  const { name } = await newcomer(browser);
  const { page } = await signedIn(name, '/settings/security');
  const setOwner = await giveDevice(page, false);
  const block = page.getByRole('region', { name: 'Passkeys' });
  await block.getByText('No passkeys yet').waitFor();

  await button(page, 'Add a passkey').click();
  await page.waitForURL('**/confirm-password');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(strong);
  await button(page, 'Confirm').click();
  await page.waitForURL('**/settings/security');
  await block.getByText('Your device did not finish. Nothing was added.').waitFor();

  await setOwner(true);
  await button(page, 'Add a passkey').click();
  await page.getByText('Passkey added. It signs you in from now on.').waitFor();
  await block.getByRole('button', { name: /^Rename: / }).click();
  await field(page, 'Name').fill('Blue laptop');
  await button(page, 'Save').click();
  await block.getByText('Blue laptop').waitFor();
  await button(page, 'Add a passkey').click();
  await block.getByText('This device already has a passkey of yours.').waitFor();

  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await button(page, 'Log out').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByRole('button', { name: /^Your account/ }).waitFor();

  await page.goto('/settings/security');
  await block.getByText(/^Last used /).waitFor();
  await button(page, 'Remove: Blue laptop').click();
  await page.waitForURL('**/confirm-password');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(strong);
  await button(page, 'Confirm').click();
  await page.getByText('Passkey removed. It no longer signs you in.').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await button(page, 'Log out').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText(/This passkey is not known here/).waitFor();
});

test('a host without a name offers no passkeys', async () => {
  const page = await openPage(browser, '/login');
  await button(page, 'Sign in').waitFor();
  expect(await button(page, 'Sign in with a passkey').count()).toBe(0);
});
