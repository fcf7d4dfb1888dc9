import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isWhole, openBrowser } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { openPost } from './lib/post.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const title = 'The valley before anyone wakes';
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    return `${one?.localName} ${one?.getAttribute('name') ?? one?.textContent.trim().slice(0, 40)}`;
  });
/** Stops of Tab until the wanted element has the focus; 12 where it is further. */
const stopsTo = async (page: Page, wanted: RegExp): Promise<number> => {
  for (let stops = 1; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return stops;
  }
  return 12;
};

test('the comments of a card are four stops from the field, and one stop with arrows inside', async () => {
  const { page } = await newMember(browser, '/ada');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return card.count();
    })
    .toBe(1);
  await card.getByRole('link', { name: /comment/ }).press('Enter');
  await page.getByLabel('Write a comment').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^h2 \d+ comment/);
  expect(await stopsTo(page, /^textarea message/)).toBeLessThanOrEqual(4);

  const rows = page.getByRole('list', { name: /comment/ }).getByRole('listitem');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^a /);
  await page.keyboard.press('Home');
  await expect
    .poll(() => rows.first().evaluate((row) => row === document.activeElement))
    .toBe(true);

  await page.getByLabel('Write a comment').fill('Once.');
  await page.keyboard.press('Enter');
  await page.getByText(t('posts.commentComposer.sent')).waitFor();
  expect(await page.getByText(t('posts.commentComposer.sent')).count()).toBe(1);
  expect(await focused(page)).toMatch(/^textarea message/);
});

test('after Back the focus is on the card where the reader was', async () => {
  const page = await signedIn(browser, 'bo', '/ada');
  await isWhole(page);
  await openPost(page, title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/ada$/);
  await expect.poll(() => focused(page)).toBe(`a ${title}`);
  const link = page.getByRole('link', { name: title });
  expect(await link.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
});

test('files lead to the words, six stops to Publish, and publishing to the post', async () => {
  const { page } = await newMember(browser);
  await page.goto('/profile/new');
  await isWhole(page);
  const words = page.locator('textarea[name="text"]');
  await words.waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: t('posts.postFiles.add') }).click(),
  ]);
  await chooser.setFiles({
    name: 'one.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect.poll(() => focused(page)).toMatch(/^textarea text/);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await words.fill('By keys alone');
  await words.focus();
  await expect.poll(() => page.locator('button[name="publish"]').isEnabled()).toBe(true);
  expect(await stopsTo(page, /^button publish/)).toBeLessThanOrEqual(6);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/post\/\d+$/);
  await expect.poll(() => focused(page)).toMatch(/^h1 /);
});

test('a post for subscribers says its price, beside its author, who has no aside on it', async () => {
  const page = await signedIn(browser, 'ada', '/ada');
  const answer = await page.request.get('/api/v1/profiles/ada/posts?as=guest');
  const { data } = (await answer.json()) as {
    data: { id: number; is_locked: boolean; visibility: string; is_paid: boolean }[];
  };
  const locked = data.find((one) => one.visibility === 'subscribers' && !one.is_paid);
  expect(locked?.is_locked).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/ada/post/${locked?.id}`);
  await page.getByRole('article').waitFor();
  expect(await page.getByRole('complementary').count()).toBe(0);
  const { page: fan } = await newMember(browser);
  await fan.setViewportSize({ width: 1440, height: 900 });
  await fan.goto(`/ada/post/${locked?.id}`);
  await fan
    .getByRole('article')
    .getByRole('button', { name: /^Subscribe for \$/ })
    .waitFor();
  const aside = fan.getByRole('complementary');
  await aside.getByRole('button', { name: /^Subscribe for \$/ }).waitFor();
  await aside.getByRole('button', { name: 'Follow Ada Marlow' }).waitFor();
});

test('one’s own profile leads to its settings and shows how others see it', async () => {
  const page = await signedIn(browser, 'ada', '/ada');
  await page.getByRole('link', { name: t('people.relationship.edit') }).waitFor();
  await page.getByRole('button', { name: t('people.relationship.preview') }).click();
  await page.getByText(t('people.profile.asOthers')).waitFor();
  await page
    .getByText(/^Subscribe for \$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: t('people.profile.asOneself') }).click();
  await page.getByRole('link', { name: t('people.relationship.edit') }).waitFor();
});
