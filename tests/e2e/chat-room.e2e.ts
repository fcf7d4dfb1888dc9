import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { boxWith, chatRow, logWith } from './lib/chat.ts';
import { isLive } from './lib/live.ts';
import { signedIn } from './lib/member.ts';
import { atRest, mostShift, movedOf, shiftOf, watchShift } from './lib/shift.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const [adaMarlow, boLindqvist] = ['Ada Marlow', 'Bo Lindqvist'];
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Height in which messages are seen. */
const roomOf = (page: Page) =>
  logWith(page, boLindqvist).evaluate((log) =>
    Math.round(log.parentElement?.parentElement?.getBoundingClientRect().height ?? 0),
  );

describe('a chat on a phone', () => {
  test('has the screen to itself: head and field leave at least 360 of 480 for messages', async () => {
    const page = await signedIn(browser, 'ada', '/messages/3', { width: 390, height: 480 });
    await boxWith(page, boLindqvist).waitFor();
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await roomOf(page)).toBeGreaterThanOrEqual(360);
    const [box, button] = [
      await boxWith(page, boLindqvist).boundingBox(),
      await send(page).boundingBox(),
    ];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(480);
    await page.getByRole('link', { name: 'Back to all chats' }).click();
    await chatRow(page, boLindqvist).waitFor();
  });
});

describe.each([
  ['on a phone', 390],
  ['on a wide screen', 1440],
])('a chat %s', (_, width) => {
  test('moves nothing that is in sight: opened, written to, scrolled, cut off and back', async () => {
    const page = await signedIn(browser, 'ada', '/', { width, height: 844 });
    await watchShift(page);
    await page.goto('/messages/3');
    await boxWith(page, boLindqvist).waitFor();
    await logWith(page, boLindqvist).getByRole('article').first().waitFor();
    // The connection notice loads when the page is idle.
    await atRest(page);
    expect(await shiftOf(page), await movedOf(page)).toBeLessThanOrEqual(mostShift);
    const room = await roomOf(page);
    await page.context().setOffline(true);
    await page.getByText(pattern('app.connectivity.offline')).first().waitFor();
    await expect.poll(() => roomOf(page)).toBe(room);
    const box = await boxWith(page, boLindqvist).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(pattern('app.connectivity.offline')).count()).toBe(0);
    await isLive(page);
    await atRest(page);
    expect(await roomOf(page)).toBe(room);
    expect(await shiftOf(page), await movedOf(page)).toBeLessThanOrEqual(mostShift);
  });
});

test('what one person writes together stands together, with one time below the last', async () => {
  const page = await signedIn(browser, 'ada', '/messages/3', { width: 390, height: 844 });
  const log = logWith(page, boLindqvist);
  const mark = String(Date.now());
  for (const words of ['first', 'second', 'third']) {
    await boxWith(page, boLindqvist).fill(`${words} ${mark}`);
    await page.keyboard.press('Enter');
    await log.getByText(`${words} ${mark}`).waitFor();
  }
  const rows = log.getByRole('article').filter({ hasText: mark });
  await expect.poll(() => rows.getByLabel(/Sent|Read/).count()).toBe(1);
  expect(await rows.locator('time').count()).toBe(1);
  // Measured at one moment: a row that scrolls between two looks stands elsewhere.
  const gaps = () =>
    rows.evaluateAll((all) => {
      const boxes = all.map((one) => one.parentElement?.getBoundingClientRect());
      const next = (index: number) => (boxes[index]?.top ?? 0) - (boxes[index - 1]?.bottom ?? 0);
      return boxes.slice(1).map((_, index) => Math.round(next(index + 1)));
    });
  await expect.poll(gaps).toEqual([4, 4]);
});

test('an address is a link to where it says, apart from the direction of the words around it', async () => {
  const page = await signedIn(browser, 'ada', '/messages/3', { width: 1440, height: 900 });
  const mark = String(Date.now());
  const words = `\u202eelpmaxe.live https://example.com/${mark} javascript:alert(1)`;
  await boxWith(page, boLindqvist).fill(words);
  await page.keyboard.press('Enter');
  const bubble = logWith(page, boLindqvist).getByRole('article').filter({ hasText: mark });
  const link = bubble.getByRole('link', { name: /example\.com/ });
  await link.waitFor();
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await bubble.getByText('example.com', { exact: true }).count()).toBe(1);
  expect(await bubble.locator('a').count()).toBe(1);
  // The first letter of the address stands left of its last, whatever stands before it.
  const isInOrder = () =>
    link.evaluate((anchor) => {
      const range = document.createRange();
      const text = anchor.firstChild as Text;
      const at = (index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      return at(0) < at(7);
    });
  // The row on its way and the one that was sent are two.
  await expect.poll(isInOrder).toBe(true);
});

test('files dropped anywhere in a chat are attached', async () => {
  const page = await signedIn(browser, 'ada', '/messages/3', { width: 1440, height: 900 });
  await boxWith(page, boLindqvist).waitFor();
  const drag = async (type: string) =>
    logWith(page, boLindqvist).evaluate((log, kind) => {
      const dataTransfer = new DataTransfer();
      const png = Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        ),
        (letter) => letter.codePointAt(0) ?? 0,
      );
      dataTransfer.items.add(new File([png], 'dropped.png', { type: 'image/png' }));
      const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
      log.dispatchEvent(event);
      return event.defaultPrevented;
    }, type);
  expect(await drag('dragover')).toBe(true);
  await page.getByText('Drop to attach', { exact: true }).waitFor();
  expect(await drag('drop')).toBe(true);
  await page.getByRole('button', { name: 'Remove dropped.png' }).waitFor();
  expect(await page.getByText('Drop to attach', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove dropped.png' }).click();
});

test('a chat opened on a phone shows what the other one sends as one album', async () => {
  const bo = await signedIn(browser, 'bo', '/messages/2', { width: 390, height: 844 });
  await boxWith(bo, adaMarlow).waitFor();
  const pictures = await Promise.all(
    [10, 60, 110, 160, 210, 250].map((red) =>
      sharp({
        create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 90 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  await bo.locator('input[type=file]').setInputFiles(
    pictures.map((buffer, index) => ({
      name: `picture-${index}.png`,
      mimeType: 'image/png',
      buffer,
    })),
  );
  await expect.poll(() => bo.getByRole('button', { name: /^Remove picture-/ }).count()).toBe(6);
  const strip = await bo.getByRole('list', { name: 'Attached files' }).boundingBox();
  expect(strip?.height).toBeLessThanOrEqual(73);
  await send(bo).click();
  // Once it is sent: the row of what is on its way is another one, and its album another album.
  const more = logWith(bo, adaMarlow)
    .locator('article:not([data-unsent])')
    .getByRole('button', { name: '1 more file' });
  await more.waitFor();
  const album = await more.evaluate(
    (button) => button.parentElement?.parentElement?.getBoundingClientRect().width,
  );
  expect(album).toBeLessThanOrEqual(280);
  await more.click();
  await bo.getByRole('dialog', { name: /^\d+ of \d+$/ }).waitFor();
  await bo.keyboard.press('ArrowRight');
  await bo.keyboard.press('Escape');
  await bo.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
});
