import type { Page } from 'playwright';

/** Presses the first button of that very name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses the button and gives the window it opened. */
export const popupOf = async (page: Page, name = 'Sign in with Google'): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, name)]);
  await popup.getByRole('heading', { name: /Choose an account/ }).waitFor();
  return popup;
};

/** Picks an account of the local issuer. */
export const choose = async (page: Page, who: RegExp) =>
  page.getByRole('button', { name: who }).click();
