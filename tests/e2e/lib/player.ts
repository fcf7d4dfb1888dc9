import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import type { ProfileOptions } from './browser.ts';
import { isPublished, saved, words } from './composer.ts';
import { signedIn } from './member.ts';
import { button } from './newcomer.ts';
import { anew } from './pictures.ts';

/** Forty seconds of a square that goes to the right, two pictures a second. */
const film = readFileSync(new URL('forty-seconds.webm', import.meta.url));

/** Publishes a video of forty seconds on an empty composer; the page of the post is shown. */
async function publishFilm(page: Page, text: string): Promise<void> {
  await words(page).fill(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'square.webm', mimeType: 'video/webm', buffer: anew(film) });
  await page.getByText(/^1 · 0:40$/).waitFor();
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
}

/** The page of a new post of Ada with that video. */
export async function postedFilm(
  browser: Browser,
  text: string,
  options: ProfileOptions = {},
): Promise<Page> {
  const page = await signedIn(browser, 'ada', '/profile/new', options);
  await publishFilm(page, text);
  return page;
}

/** A profile whose two newest posts show a video each. */
export async function twoFilms(browser: Browser, text: string): Promise<Page> {
  const page = await postedFilm(browser, `First, ${text}`);
  await page.goto('/profile/new');
  await publishFilm(page, `Second, ${text}`);
  await page.goto('/ada');
  await page.getByText(`First, ${text}`).waitFor();
  return page;
}

/** Plays a video that is behind its poster. */
export const startFilm = (page: Page, at = 0): Promise<void> =>
  page
    .getByRole('button', { name: /^Play: / })
    .nth(at)
    .click();

export const player = (page: Page) => page.getByRole('group', { name: /^Video, 0:40$/ });
export const video = (page: Page) => player(page).locator('video');
/** Seconds. */
export const timeOf = (page: Page): Promise<number> =>
  video(page).evaluate((one: HTMLVideoElement) => one.currentTime);
