import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright';
import { vi } from 'vitest';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { storedNames } from '#src/backend/media/addresses.ts';
import { newProfile } from './browser.ts';
import { isPublished, saved, words } from './composer.ts';
import { button } from './newcomer.ts';
import { ownWorld, type OwnWorld } from './own-world.ts';
import { admit } from './way-in.ts';

const ffmpeg = 'ffmpeg';

/** Reason why this machine makes no renditions; null where it does. */
export const whyNoRenditions = (): string | null =>
  spawnSync(ffmpeg, ['-version']).status === 0 ? null : 'there is no ffmpeg';

/** A film of 40 seconds with renditions, in a post that ada sells. */
export interface SoldFilm {
  readonly world: OwnWorld;
  /** Path of the post. */
  readonly path: string;
  /** Addresses of all that the film has, as ada was given them. */
  readonly addresses: readonly string[];
  /** Path below which the film's bytes are. */
  readonly folder: string;
  /** Addresses of all that a film may have without a signature, and those of ada for another reader. */
  readonly forged: readonly string[];
}

interface Film {
  readonly hash: string;
  /** As its owner is given it: its file, its stream and what was uploaded. */
  readonly addresses: readonly string[];
}

/** The newest file of a member's library, once its renditions are made. */
async function renditionsOf(context: BrowserContext, referer: string): Promise<Film> {
  let found: Film | undefined;
  const look = async () => {
    const answer = await context.request.get('/api/v1/library/uploaded', {
      headers: { Accept: 'application/json', referer },
    });
    const [file] = uploadedAnswer.parse(await answer.json()).data;
    const { hash = '', url, hls_url, original_url } = file ?? {};
    if (url && hls_url && original_url) found = { hash, addresses: [url, hls_url, original_url] };
    return found !== undefined;
  };
  await vi.waitUntil(look, { timeout: 300_000, interval: 500 });
  if (!found) throw new Error('It has gone again.');
  return found;
}

/** Starts a product that makes renditions, and sells a film there, once those are made. */
export async function sellFilm(browser: Browser): Promise<SoldFilm> {
  const world = await ownWorld({ FFMPEG_PATH: ffmpeg });
  const context = await newProfile(browser, { baseURL: world.origin });
  await admit(context, 'ada');
  const page = await context.newPage();
  await page.goto('/profile/new');
  await words(page).fill('Forty seconds of a square.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'square.webm',
    mimeType: 'video/webm',
    buffer: readFileSync(new URL('forty-seconds.webm', import.meta.url)),
  });
  await page.getByText(/^1 · 0:40$/).waitFor();
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('5');
  await saved(page);
  await button(page, 'Publish').click();
  await isPublished(page);
  const film = await renditionsOf(context, world.origin);
  const { pathname } = new URL(page.url());
  await context.close();
  const folder = `/storage/${film.hash}/`;
  const { addresses } = film;
  return {
    world,
    path: pathname,
    folder,
    addresses,
    forged: [
      ...storedNames.map((name) => `${folder}${name}`),
      ...addresses.map((address) => address.replace(/for=\d+/, 'for=0')),
    ],
  };
}
