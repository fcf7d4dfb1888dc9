import type { Browser, Page } from 'playwright';
import { newProfile, type ProfileOptions } from './browser.ts';

/** A password that meets every rule. */
export const strong = 'seven-green-kites';
let count = 0;

/** A username that is unique in this run and across runs. */
export const newName = () => `gil-${Date.now().toString(36)}-${(count += 1)}`;
/** Newcomer's mail address. */
export const addressOf = (name: string) => `${name}@fanfare.test`;

/** A page of a browser profile of its own. */
export const openPage = async (
  browser: Browser,
  path: string,
  options: ProfileOptions = {},
): Promise<Page> => {
  const context = await newProfile(browser, options);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** A field by its label, and a button by its name, letter by letter. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the registration form in for a new member. */
export const fillIn = async (page: Page, name: string, password = strong) => {
  await field(page, 'Email').fill(addressOf(name));
  await field(page, 'Username').fill(name);
  await field(page, 'Display name').fill('Gil');
  await field(page, 'Password').fill(password);
};

/** Creates an account; its member is signed in then. */
export const join = async (page: Page, name: string) => {
  await fillIn(page, name);
  await button(page, 'Create Account').click();
  await page.getByText('You are signed in!').first().waitFor();
};
