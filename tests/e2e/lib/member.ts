import type { Browser, Page } from 'playwright';
import { newProfile, type ProfileOptions } from './browser.ts';
import { addressOf, newName } from './newcomer.ts';
import { linkMailedTo } from './outbox.ts';
import { admit, enrol, idOf } from './way-in.ts';

/** Numbers of the provider's stand-in (README). */
export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
} as const;

/** A new member without an open page: opening one costs a second of processor time. */
export async function newcomer(
  browser: Browser,
  options: ProfileOptions = {},
): Promise<{ page: Page; name: string; id: number }> {
  const name = newName();
  const context = await newProfile(browser, options);
  await enrol(context, name);
  const page = await context.newPage();
  const link = await linkMailedTo(page, addressOf(name), /^\/email\/verify\//);
  await page.request.get(link);
  return { page, name, id: await idOf(context) };
}

/** A new, verified member without followers, bans or purchases. */
export async function newMember(
  browser: Browser,
  path = '/',
  options: ProfileOptions = {},
): Promise<{ page: Page; name: string; id: number }> {
  const member = await newcomer(browser, options);
  await member.page.goto(path);
  return member;
}

/** A demo account in a browser profile of its own, at a path. */
export async function signedIn(
  browser: Browser,
  name: string,
  path: string,
  options: ProfileOptions = {},
): Promise<Page> {
  const context = await newProfile(browser, options);
  await admit(context, name);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/**
 * Types a card into the provider's frame and saves it there. The header that gives each profile an
 * address of its own goes first: with it, the call of a frame of another origin is one that needs leave.
 */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  const frame = page.frameLocator('iframe[title^="Card details"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry date').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: 'Save card' }).click();
}

/** The dialog in front. */
export const dialog = (page: Page) => page.getByRole('dialog').last();
/** A button of the dialog in front. */
export const answer = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Asks for the password once more, above the page it is needed on. */
export const passwordDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Enter your password' });

/** Types the password into its dialog; the page beneath stays where it is. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  const asks = passwordDialog(page);
  await asks.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await asks.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await asks.waitFor({ state: 'detached' });
}

/** From a profile to the question whether to pay: a plan is chosen, a new card is there. */
export async function subscribeWith(page: Page, number: string, plan = /^3 months/): Promise<void> {
  await page.getByRole('button', { name: /^Subscribe/ }).click();
  await dialog(page).getByRole('radio', { name: plan }).check();
  await answer(page, /^Continue/).click();
  await fillCard(page, number);
  await answer(page, /^Pay /).waitFor();
}

/** Payments that a page requested: the key of each intent, and the status of the answer. */
export function paymentsOf(page: Page): { key: string; status: number }[] {
  const sent: { key: string; status: number }[] = [];
  page.on('response', (response) => {
    // Set by the page's own code, so known at once: an answer may come while the page goes.
    const key = response.request().headers()['idempotency-key'];
    const { pathname } = new URL(response.url());
    if (key !== undefined && !pathname.startsWith('/api/v1/billing'))
      sent.push({ key, status: response.status() });
  });
  return sent;
}
