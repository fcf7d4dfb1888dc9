import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { boxWith, logWith } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const bo = 'Bo Lindqvist';

/** The face that the product is measured in: it comes after the first frame. */
const faceIsThere = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('700 28px "Inter Variable"');
    await document.fonts.ready;
  });

/** Scrolls back until a picture of the chat is visible. */
const backToPicture = async (page: Page) => {
  // One by itself: other tests send albums into this chat.
  const picture = logWith(page, bo).locator('article [data-cells="1"] img').first();
  await logWith(page, bo).hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -400);
      return picture.count();
    })
    .toBe(1);
  return picture;
};

describe.each([
  ['on a phone', 390],
  ['on a wide screen', 1440],
])('the chats %s', (_, width) => {
  test('have their title and the button of a mass message in one line', async () => {
    const page = await signedIn(browser, 'ada', '/messages', { width, height: 900 });
    const title = page.getByRole('heading', { name: 'Messages', exact: true });
    const button = page.getByRole('button', { name: 'New mass message', exact: true });
    await button.waitFor();
    await faceIsThere(page);
    const [one, other] = [await title.boundingBox(), await button.boundingBox()];
    expect(other?.y).toBeLessThan((one?.y ?? 0) + (one?.height ?? 0));
  });
});

test.each([320, 390, 1440])('a picture fills its bubble at %d px', async (width) => {
  const page = await signedIn(browser, 'ada', '/messages/3', { width, height: 900 });
  await boxWith(page, bo).waitFor();
  const picture = await backToPicture(page);
  // At one moment: what scrolls stands elsewhere in the next.
  const [inner, outer] = await picture.evaluate((image) =>
    [image, image.closest('article') ?? image].map((one) => {
      const { left, right, width: wide } = one.getBoundingClientRect();
      return { left, right, width: wide };
    }),
  );
  if (!inner || !outer) throw new Error('neither is drawn');
  expect(inner.left).toBeGreaterThan(outer.left);
  expect(outer.right).toBeGreaterThan(inner.right);
  expect(outer.width - inner.width).toBeLessThan(32);
  expect(outer.right).toBeLessThanOrEqual(width);
});

test('words below a picture are no wider than it', async () => {
  const page = await signedIn(browser, 'bo', '/messages/2', { width: 1440, height: 900 });
  await boxWith(page, 'Ada Marlow').waitFor();
  const buffer = await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: 90, g: 90, b: 10 } },
  })
    .png()
    .toBuffer();
  const file = { name: 'caption.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove caption.png' }).waitFor();
  const words = `a caption ${crypto.randomUUID()} that is longer than its picture is wide`;
  await boxWith(page, 'Ada Marlow').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const article = logWith(page, 'Ada Marlow').getByRole('article').filter({ hasText: words });
  const padding = () =>
    article.evaluate(
      (bubble) =>
        bubble.getBoundingClientRect().width -
        (bubble.querySelector('[data-cells]')?.getBoundingClientRect().width ?? 0),
    );
  // The picture has its width once it is laid out.
  await expect.poll(padding).toBeGreaterThan(16);
  expect(await padding()).toBeLessThan(32);
});
