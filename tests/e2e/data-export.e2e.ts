import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { jsonIn, unzip } from '#tests/backend/settings/exports/unzip.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { enterPassword, newMember, passwordDialog } from './lib/member.ts';
import { addressOf, button, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { admit, post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const request = t('settings.dataExport.request');
const block = (page: Page) =>
  page.getByRole('region', { name: t('settings.dataExport.title'), exact: true });
const readyIn = (page: Page) => block(page).getByText(pattern('settings.dataExport.ready'));

/** Presses the button, and types the password that it takes. */
async function ask(page: Page): Promise<void> {
  await button(page, request).click();
  await passwordDialog(page).waitFor();
  await enterPassword(page, strong);
}

async function download(page: Page): Promise<Download> {
  return during(page.waitForEvent('download'), () =>
    page.getByRole('button', { name: pattern('settings.dataExport.download') }).click(),
  );
}

test('a member asks for a copy, is mailed, downloads it, and finds everything in it', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  const tab = await page.context().newPage();
  await tab.goto('/settings/leaving');
  await button(tab, request).waitFor();
  await ask(page);
  await readyIn(page).waitFor();
  await readyIn(tab).waitFor();
  await block(page).getByText(pattern('settings.dataExport.next')).waitFor();
  expect(await button(page, t('settings.dataExport.again')).count()).toBe(0);

  const link = await linkMailedTo(page, addressOf(name), /^\/settings\/profile$/);
  await tab.goto(link);
  await readyIn(tab).waitFor();

  const file = await download(page);
  expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  const files = unzip(bytes);
  expect(files.get('README.txt')?.toString()).toContain(`@${name}`);
  expect(jsonIn(files, 'account.json')).toMatchObject({ username: name, email: addressOf(name) });
  expect(jsonIn(files, 'log.json')).toContainEqual(
    expect.objectContaining({ kind: 'export_requested' }),
  );

  const headers = { referer: `${origin()}/settings/profile`, Range: 'bytes=10-99' };
  const part = await page.request.get(file.url(), { headers });
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(bytes.subarray(10, 100))).toBe(true);
  const stranger = await newProfile(browser);
  await admit(stranger, 'bo');
  expect((await stranger.request.get(file.url(), { headers })).status()).toBe(404);
});

test('what was asked for goes on when its page is left, and a leaver takes it along', async () => {
  const { page, name } = await newMember(browser, '/settings/profile', { width: 390, height: 844 });
  await ask(page);
  await page.goto('/explore');
  await page.goto('/settings/profile');
  await readyIn(page).waitFor();
  await post(page.request, '/user/confirm-password', { password: strong }, origin());
  await post(page.request, '/api/v1/me/delete', {}, `${origin()}/settings/leaving`);
  await page.goto('/settings/profile');
  await page.getByRole('heading', { name: /^Your account will be deleted on / }).waitFor();
  const file = await download(page);
  const files = unzip(await readFile(await file.path()));
  expect(jsonIn(files, 'account.json')).toMatchObject({ username: name });
});
