import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('the sum that is earned is that of the payments of the same days, and of the file', async () => {
  const page = await signedIn(browser, 'ada', '/analytics?range=90', { locale: 'en-US' });
  const tile = page.getByRole('radio', { name: /Earned/ });
  await tile.waitFor();
  const read = async () =>
    /\$[\d,.]+/.exec((await tile.locator('..').textContent()) ?? '')?.[0] ?? '';
  await expect.poll(read).not.toBe('');
  const earned = await read();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(90);
  const at = head.split(',').indexOf('"Net"');
  const nets = lines.map((line) => Number(line.split('","')[at]));
  const sum = nets.reduce((total, net) => total + Math.round(net * 100), 0);
  expect(sum).toBe(Math.round(Number(earned.replaceAll(/[$,]/g, '')) * 100));
  await page.getByRole('link', { name: 'See these payments' }).click();
  await page.getByText(`net ${earned}`).first().waitFor();
});

test('by keys the plot is read point by point; range, figure and table are in the address', async () => {
  const page = await signedIn(browser, 'ada', '/analytics');
  const plot = page.getByRole('slider');
  await plot.locator('canvas').waitFor();
  const read = () => plot.getAttribute('aria-valuetext');
  await plot.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => plot.getAttribute('aria-valuenow'))
    .toBe(await plot.getAttribute('aria-valuemax'));
  const last = await read();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(read).not.toBe(last);
  await page.keyboard.press('Home');
  await expect.poll(() => plot.getAttribute('aria-valuenow')).toBe('0');
  await button(page, '7 days').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?range=7');
  await page.getByRole('radio', { name: /New followers/ }).check({ force: true });
  await button(page, 'Table').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?range=7&show=followers&as=table');
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(7);
  await reload(page);
  await expect.poll(() => rows.count()).toBe(7);
  const first = await rows.first().getByRole('rowheader').textContent();
  await button(page, 'When').click();
  await expect.poll(() => rows.last().getByRole('rowheader').textContent()).toBe(first);
});

test('who has just come finds no zeros but what will stand there, and numbers after a try again', async () => {
  const { page } = await newMember(browser);
  await page.route('**/api/v1/analytics?*', (route) => route.abort());
  await page.goto('/analytics');
  await page.getByText(t('insight.analytics.failed')).waitFor();
  await page.unroute('**/api/v1/analytics?*');
  await button(page, 'Try again').click();
  await page.getByRole('heading', { name: t('insight.analytics.none') }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'New post' }).waitFor();
  expect(await button(page, '7 days').count()).toBe(0);
});

test('the best posts are ordered by what is asked, and their failure leaves the figures', async () => {
  const page = await signedIn(browser, 'ada', '/analytics?range=all');
  const table = page.getByRole('table', { name: 'Best posts' });
  await table.waitFor();
  await table.getByRole('button', { name: 'Likes' }).click();
  const likes = () => table.locator('tbody tr td:nth-of-type(3)').allTextContents();
  await expect
    .poll(async () => {
      const shown = (await likes()).map(Number);
      return (
        shown.length > 1 && shown.every((each, at) => at === 0 || each <= (shown[at - 1] ?? 0))
      );
    })
    .toBe(true);
  await page.route('**/api/v1/analytics/posts?*', (route) => route.abort());
  await button(page, '90 days').click();
  await page.getByText(t('insight.bestPosts.failed')).waitFor();
  await page.getByRole('radio', { name: /Earned/ }).waitFor();
});
