import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, reload } from './lib/browser.ts';
import { dialog, signedIn } from './lib/member.ts';
import { atRest, mostShift, movedOf, shiftOf, watchShift } from './lib/shift.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const phone = { width: 390, height: 844 };
const pathOf = (page: Page) => new URL(page.url()).pathname;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

describe.each([
  ['on a phone, in place of the top bar', phone, { x: 0, width: 390 }],
  ['on a wide screen, over the column', { width: 1440, height: 900 }, { width: 640 }],
])('the bar of a profile %s', (_, options, place) => {
  test('shows who this is and the first thing to do, once the head is out of sight', async () => {
    const page = await signedIn(browser, 'bo', '/fay', options);
    await watchShift(page);
    await reload(page);
    const subscribe = page.getByRole('button', { name: /^Subscribe for/ });
    await subscribe.waitFor();
    await page.getByRole('article').first().waitFor();
    await atRest(page);
    expect(await subscribe.count()).toBe(1);
    await shiftOf(page);
    await scrollTo(page, 900);
    await expect.poll(() => subscribe.count()).toBe(2);
    const inBar = subscribe.last();
    const bar = () =>
      inBar.evaluate((button) => {
        const box = button.parentElement?.parentElement as HTMLElement;
        const { x, y, width, height } = box.getBoundingClientRect();
        return { x, y, width, height, text: box.innerText };
      });
    // It comes and goes with the head, which moves once more when what is below it is drawn.
    await expect.poll(bar).toMatchObject({ y: 0, height: 56, ...place });
    expect((await bar()).text).toContain('Fay Winters');
    expect(await shiftOf(page), await movedOf(page)).toBeLessThanOrEqual(mostShift);
    await inBar.click();
    await dialog(page).getByText('Subscribe to Fay Winters').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await scrollTo(page, 0);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => subscribe.count()).toBe(1);
  });
});

test('a long text about a person has three lines, and a button that shows the rest', async () => {
  const page = await signedIn(browser, 'bo', '/about:blank', phone);
  await page.route('**/api/v1/profiles/ada', async (route) => {
    const got = await route.fetch();
    const body = (await got.json()) as { data: { about: string } };
    body.data.about = 'Landscapes in ink and light, and how they were made. '.repeat(6);
    await route.fulfill({ response: got, json: body });
  });
  await page.goto('/ada');
  const about = page.getByText(/^Landscapes in ink and light, and how/).first();
  const height = async () => Math.round((await about.locator('..').boundingBox())?.height ?? 0);
  await about.waitFor();
  await atRest(page);
  const short = await height();
  expect(short).toBeLessThanOrEqual(3 * 24);
  const more = page.getByRole('button', { name: 'More', exact: true });
  expect(await more.getAttribute('aria-expanded')).toBe('false');
  await more.click();
  await expect.poll(height).toBeGreaterThan(short + 24);
  await page.getByRole('button', { name: 'Less', exact: true }).click();
  await expect.poll(height).toBe(short);
});

const bar = (page: Page) => page.getByRole('banner');
const back = (page: Page) => bar(page).getByRole('link', { name: 'Back', exact: true });

describe('the bar of a phone on a screen below another one', () => {
  test('says the title, and leads back to where one came from', async () => {
    const page = await signedIn(browser, 'bo', '/explore', phone);
    await page
      .getByRole('link', { name: /Ada Marlow/ })
      .first()
      .click();
    await page.waitForURL('**/ada');
    await bar(page).getByText('Ada Marlow (@ada)').waitFor();
    await back(page).click();
    await page.waitForURL('**/explore');
    await expect.poll(() => back(page).count()).toBe(0);
  });

  test('leads home where one came from elsewhere', async () => {
    const page = await signedIn(browser, 'bo', '/pages/terms', phone);
    await bar(page).getByText('Terms').waitFor();
    await back(page).click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await bar(page).getByText('Fanfare').waitFor();
  });
});
