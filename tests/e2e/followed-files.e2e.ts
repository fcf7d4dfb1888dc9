import type { Browser, Page, Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { boxWith, logWith, openChat } from './lib/chat.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { anew, jpegOf } from './lib/pictures.ts';

let browser: Browser;
let lake: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  lake = await jpegOf();
});

const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'];
const attach = (page: Page, called: readonly string[] = names) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(called.map((name) => ({ name, mimeType: 'image/jpeg', buffer: anew(lake) })));

type State = 'processing' | 'failed' | null;

/**
 * A server that says so of each file, in its calls and in drafts; null is what it says by itself.
 * `isAsked`: it was asked for a file that it has.
 */
async function saying(page: Page): Promise<{ of: (state: State) => void; isAsked: () => boolean }> {
  let state: State = 'processing';
  let isAsked = false;
  const say = async (route: Route) => {
    const isUpload =
      route.request().method() === 'POST' && route.request().url().endsWith('/files');
    if (isUpload || state === null) return route.continue();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/"status":"(processing|ready)"/g, (said) => {
      isAsked = true;
      return state === null ? said : `"status":"${state}"`;
    });
    return route.fulfill({ response, body });
  };
  await page.route('**/api/v1/**', say);
  return { of: (next) => void (state = next), isAsked: () => isAsked };
}

const processing = (page: Page) =>
  page.locator(`[role=progressbar][aria-valuetext="${t('media.upload.processing')}"]`);
const removes = (page: Page) => page.getByRole('button', { name: /^Remove / });
const cancels = (page: Page) => page.getByRole('button', { name: /^Cancel / });

/** Reloads, where a question before leaving would be a failure: it is answered by staying. */
async function reloadUnasked(page: Page): Promise<void> {
  const asked: string[] = [];
  const note = (question: { type: () => string; accept: () => Promise<void> }) => {
    asked.push(question.type());
    return question.accept();
  };
  page.on('dialog', note);
  await reload(page);
  page.off('dialog', note);
  expect(asked).toEqual([]);
}

test('pictures of a post become ready after a reload in the middle, and are published', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  const server = await saying(page);
  await words(page).fill('Four of the lake.');
  await attach(page);
  await expect.poll(() => processing(page).count()).toBe(names.length);
  await saved(page);
  await reloadUnasked(page);
  await expect.poll(() => processing(page).count()).toBe(names.length);
  expect(await button(page, 'Publish').isDisabled()).toBe(true);
  server.of(null);
  await expect.poll(() => removes(page).count()).toBe(names.length);
  await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true);
  await button(page, 'Publish').click();
  await button(page, t('posts.postEditor.anyway')).click();
  await isPublished(page);
});

test('pictures in a chat become ready after a reload in the middle, and are sent', async () => {
  const bo = 'Bo Lindqvist';
  const page = await signedIn(browser, 'ada', '/messages');
  await openChat(page, bo);
  const server = await saying(page);
  await boxWith(page, bo).fill('From the lake.');
  await attach(page);
  await expect.poll(() => processing(page).count()).toBe(names.length);
  await reloadUnasked(page);
  await logWith(page, bo).waitFor();
  await expect.poll(() => processing(page).count()).toBe(names.length);
  expect(await boxWith(page, bo).inputValue()).toBe('From the lake.');
  server.of(null);
  await expect.poll(() => removes(page).count()).toBe(names.length);
  await button(page, 'Send').click();
  await expect.poll(() => removes(page).count()).toBe(0);
  const newest = logWith(page, bo).getByRole('article').last();
  await newest.getByText('From the lake.').waitFor();
  await expect.poll(() => newest.locator('img').count()).toBe(names.length);
});

test('a picture that breaks after a reload is chosen again, and the post can be published', async () => {
  const { page } = await newMember(browser, '/profile/new');
  const server = await saying(page);
  await words(page).fill('One of the lake.');
  await attach(page, ['one.jpg']);
  await expect.poll(() => processing(page).count()).toBe(1);
  await saved(page);
  await reload(page);
  await cancels(page).waitFor();
  server.of('failed');
  const again = page.getByRole('button', { name: /^Choose .* again$/ });
  await again.waitFor();
  expect(await page.getByRole('button', { name: /^Try .* again$/ }).count()).toBe(0);
  server.of(null);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), again.click()]);
  await chooser.setFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: anew(lake) });
  await page.getByRole('button', { name: 'Remove again.jpg' }).waitFor();
  await expect.poll(() => again.count()).toBe(0);
  await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true);
});

test('a banner that was chosen is there after a reload in the middle', async () => {
  const { page } = await newMember(browser, '/settings/profile');
  const server = await saying(page);
  const banner = page.getByRole('region', {
    name: t('settings.pictureChoice.banner'),
    exact: true,
  });
  await banner
    .locator('input[type=file]')
    .setInputFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer: lake });
  const underWay = banner.getByText(t('settings.pictureChoice.working'));
  await underWay.waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('fanfare.pictures'));
  await expect.poll(kept).not.toBeNull();
  // Left before its last byte is there, a file is to be chosen again.
  await expect.poll(server.isAsked).toBe(true);
  await reloadUnasked(page);
  await underWay.waitFor();
  server.of(null);
  await banner.getByText(t('settings.pictureChoice.updated')).waitFor();
  await banner.locator('img').first().waitFor();
  expect(await kept()).toBeNull();
});
