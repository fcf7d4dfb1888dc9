import type { Page } from 'playwright';
import { definePage } from '#tests/lib/page-model.ts';

const passing = async () => {};

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === path);
};

/** A screen that is shown just now takes an open menu away: it is opened again. */
const logOut = async (page: Page, tries = 3): Promise<void> => {
  await page.getByRole('button', { name: 'Your account' }).click();
  try {
    await page.getByRole('menuitem', { name: 'Log out' }).click({ timeout: 5_000 });
  } catch (error) {
    if (tries <= 1) throw error;
    await logOut(page, tries - 1);
  }
};

/** It draws nothing itself: what is seen is the screen that a request led to. */
export default definePage({
  open: async ({ page, signIn }) => {
    await signIn('ada');
    await page.goto('/');
    await follow(page, 'Explore', '/explore');
    await follow(page, 'Home', '/');
  },
  ports: {
    routeGuard: {
      call: null,
      done: ({ unknown }: { unknown: string | null }) =>
        unknown === null ? 'real' : { cannot: 'only the mail of a later version names no route' },
      error: () => ({ cannot: 'it asks nobody who could fail' }),
    },
  },
  events: {
    'location.requested': ({ page }) => follow(page, 'Explore', '/explore'),
    'location.popped': async ({ page }) => {
      await page.goBack();
    },
    'viewer.changed': async ({ page }) => {
      await logOut(page);
      await page.waitForURL((url) => url.pathname === '/');
      await page
        .getByRole('link', { name: /Sign in|Log in/ })
        .first()
        .waitFor();
    },
  },
  cannot: ({ type, replace, reason }, { context }) => {
    if (type === 'location.requested' && replace === true)
      return 'the app alone puts a path in the place of another';
    if (type !== 'viewer.changed' || (reason === 'logout' && context.viewer !== null)) return null;
    return 'another tab or the server changes the viewer so; auth/login.page.ts signs in';
  },
  sightings: {
    arriving: passing,
    guarding: passing,
    resting: ({ page }) => page.getByRole('heading', { level: 1 }).first().waitFor(),
  },
});
