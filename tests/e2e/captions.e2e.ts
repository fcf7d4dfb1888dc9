import type { Browser, Page, Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { objections } from './lib/axe.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { button } from './lib/newcomer.ts';
import { player, postedFilm, startFilm, timeOf, twoFilms, video } from './lib/player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const label = t('media.captions.label');
const cueOf = (language: string) => `A square goes to the right (${language}).`;
const fileOf = (language: string) =>
  `WEBVTT\n\n00:00.000 --> 00:40.000\n${cueOf(language)}\nNothing else moves.\n`;

/** Every video in the answer of the API gets captions in these languages. */
const withCaptions = (value: unknown, languages: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => withCaptions(each, languages));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withCaptions(each, languages)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const { hash, type } = copy;
  const captions = languages.map((language) => ({
    language,
    url: `/storage/${String(hash)}/captions-${language}`,
  }));
  return type === 'video' && typeof hash === 'string' ? { ...copy, captions } : copy;
};

/** The page shown anew with such captions; returns the paths that are fetched for them. */
async function captioned(page: Page, languages: readonly string[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/v1\/(posts|people|profiles|feed|users)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const json: unknown = await response.json();
    return route.fulfill({ response, json: withCaptions(json, languages) });
  });
  await page.route(/\/captions-[a-z]+$/, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const body = fileOf(pathname.split('-').at(-1) ?? '');
    return route.fulfill({ contentType: 'text/vtt', body });
  });
  await reload(page);
  return asked;
}

/** Modes of the tracks, and the words that they show now. */
const tracks = (page: Page) =>
  video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks].map(({ language, mode, activeCues }) => ({
      language,
      mode,
      words: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text.split('\n')[0]),
    })),
  );
const shows = async (page: Page, language: string) => {
  await expect
    .poll(() => tracks(page))
    .toContainEqual({ language, mode: 'showing', words: [cueOf(language)] });
};
const showsNone = async (page: Page) => {
  await expect
    .poll(async () => (await tracks(page)).map(({ mode }) => mode))
    .not.toContain('showing');
};
const plays = async (page: Page) => {
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
};
const toggle = (page: Page) => player(page).getByRole('button', { name: label });
const list = (page: Page) => player(page).getByRole('combobox', { name: label });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`captions come with the key or the button alone, at ${width} px`, async () => {
    const page = await postedFilm(browser, `Captions at ${width}.`, { width, height });
    const asked = await captioned(page, ['en']);
    await startFilm(page);
    await plays(page);
    await page.keyboard.press('k');
    await button(page, t('media.player.play')).waitFor();
    expect(await tracks(page)).toEqual([{ language: 'en', mode: 'disabled', words: [] }]);
    expect(asked).toEqual([]);
    await page.keyboard.press('c');
    await player(page).getByText(t('media.captions.turnedOn')).waitFor();
    await shows(page, 'en');
    expect(await toggle(page).getAttribute('aria-pressed')).toBe('true');
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('c');
    await player(page).getByText(t('media.captions.turnedOff')).waitFor();
    await showsNone(page);
    await toggle(page).click();
    await shows(page, 'en');
    await toggle(page).press('Enter');
    await showsNone(page);
    expect(await toggle(page).getAttribute('aria-pressed')).toBe('false');
    expect(asked).toHaveLength(1);
    const room = await player(page)
      .getByRole('slider', { name: t('media.player.position') })
      .locator('xpath=../..')
      .evaluate((track) => track.getBoundingClientRect().width);
    expect(room).toBeGreaterThan(56);
  });

test('of several languages one is chosen, for the next video too', async () => {
  const page = await twoFilms(browser, 'in two languages.');
  const asked = await captioned(page, ['es', 'en']);
  await startFilm(page);
  await plays(page);
  // The page's language comes before the first one.
  await page.keyboard.press('c');
  await shows(page, 'en');
  await list(page).selectOption('Spanish (español)');
  await shows(page, 'es');
  expect(await objections(page)).toEqual([]);
  expect(asked).toHaveLength(2);
  await startFilm(page);
  await plays(page);
  await shows(page, 'es');
  expect(asked.map((path) => path.split('-').at(-1))).toEqual(['en', 'es', 'es']);
  expect(new Set(asked).size).toBe(3);
  expect(await tracks(page)).toHaveLength(1);
  await list(page).focus();
  await list(page).selectOption(t('media.captions.off'));
  await showsNone(page);
  // A key means the list while that has the focus.
  await button(page, t('media.player.pause')).focus();
  await page.keyboard.press('c');
  await shows(page, 'es');
});

const lost = (route: Route) => route.fulfill({ status: 403, body: '' });

test('a track that does not come says so, and the video plays on', async () => {
  const page = await postedFilm(browser, 'Captions that are lost.');
  await captioned(page, ['en']);
  await page.route(/\/captions-en$/, lost);
  const renewed = page.waitForRequest(/\/api\/v1\/media\/addresses$/);
  await startFilm(page);
  await plays(page);
  await page.keyboard.press('c');
  expect((await renewed).postDataJSON()).toMatchObject({
    addresses: [expect.stringMatching(/\/captions-en$/)],
  });
  await player(page).getByText(t('media.captions.failed')).waitFor();
  expect(await objections(page)).toEqual([]);
  const then = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(then);
  await player(page).getByText(t('media.captions.failed')).waitFor({ state: 'detached' });
  await page.unroute(/\/captions-en$/, lost);
  await toggle(page).click();
  await toggle(page).click();
  await shows(page, 'en');
});
