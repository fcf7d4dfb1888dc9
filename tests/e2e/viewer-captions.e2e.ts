import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew } from './lib/pictures.ts';
import { isAt } from './lib/viewer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const film = readFileSync(new URL('lib/forty-seconds.webm', import.meta.url));
const video = () => ({ name: 'square.webm', mimeType: 'video/webm', buffer: anew(film) });
const cueOf = (language: string) => `A square goes to the right (${language}).`;
const wide = { width: 1_440, height: 900 };
const phone = { width: 390, height: 844 };

/** The newest file of a member's library gets captions, as its details would give them. */
async function caption(page: Page, languages: readonly string[]): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = {
    'X-XSRF-TOKEN': decodeURIComponent(token),
    Accept: 'application/json',
    referer: page.url(),
  };
  const listed = await page.request.get('/api/v1/library/uploaded', { headers });
  const { data } = (await listed.json()) as { data: { hash: string }[] };
  const hash = data[0]?.hash ?? '';
  for (const language of languages) {
    const text = `WEBVTT\n\n00:00.000 --> 00:40.000\n${cueOf(language)}`;
    const path = `/api/v1/files/${hash}/captions/${language}`;
    const answer = await page.request.put(path, { headers, data: { text } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /^(1 of \d+|Video)/ });
/** Words that the video shows now. */
const words = (page: Page) =>
  viewer(page)
    .locator('video')
    .evaluate((one) =>
      [...(one as HTMLVideoElement).textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])])
        .map((cue) => (cue as VTTCue).text),
    );
const play = async (page: Page) => {
  await viewer(page).getByRole('button', { name: /^Play/ }).first().click();
  const time = () =>
    viewer(page)
      .locator('video')
      .evaluate((one) => (one as HTMLVideoElement).currentTime);
  await expect.poll(time).toBeGreaterThan(0);
};
/** Paths of captions that a page asks for. */
const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/storage\/.*\/captions-/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

test('captions of a video of the library are shown in the viewer, in the language that is chosen', async () => {
  const { page } = await newMember(browser, '/library/uploaded', wide);
  await page.locator('input[type=file]').setInputFiles(video());
  const tile = page.getByRole('button', { name: /^Open square\.webm, video/ });
  await tile.waitFor();
  await caption(page, ['en', 'es']);
  await reload(page);
  const paths = asked(page);
  await tile.click();
  await play(page);
  expect([await words(page), paths]).toEqual([[], []]);
  await page.keyboard.press('c');
  await expect.poll(() => words(page)).toEqual([cueOf('en')]);
  const list = viewer(page).getByRole('combobox', { name: t('media.captions.label') });
  await list.selectOption('Spanish (español)');
  await expect.poll(() => words(page)).toEqual([cueOf('es')]);
  expect(paths).toHaveLength(2);
});

test('captions of a video of a chat are shown in the viewer on a phone', async () => {
  const { page: fan, id } = await newMember(browser, '/messages/2', phone);
  const field = fan.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill('Hello Ada');
  await button(fan, 'Send').click();
  await fan.getByRole('log').getByRole('article').getByLabel('Sent').waitFor();
  const ada = await signedIn(browser, 'ada', `/messages/${id}`, wide);
  await ada.getByRole('log').getByRole('article').first().waitFor();
  await ada.locator('input[type=file]').setInputFiles(video());
  await ada.getByRole('list', { name: 'Attached files' }).getByText('0:40').waitFor();
  await caption(ada, ['en']);
  await button(ada, 'Send').click();
  const paths = asked(fan);
  await fan
    .getByRole('log')
    .getByRole('button', { name: /^Open Video from Ada Marlow, 0:40$/ })
    .click();
  await isAt(fan, '1 of 1');
  await play(fan);
  expect(paths).toEqual([]);
  await viewer(fan)
    .getByRole('button', { name: t('media.captions.label') })
    .click();
  await expect.poll(() => words(fan)).toEqual([cueOf('en')]);
  expect(paths).toHaveLength(1);
});
