import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { boxWith, logWith } from './lib/chat.ts';
import { isLive } from './lib/live.ts';
import { newMember, signedIn } from './lib/member.ts';
import { atRest, mostShift, movedOf, shiftOf, watchShift } from './lib/shift.ts';
import { admit, post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = { id: 2, name: 'Ada Marlow' };

/** Somebody who writes from elsewhere, without a page. */
const writer = async (name: string) => {
  const context = await newProfile(browser);
  await admit(context, name);
  return (withUserId: number, message: string) =>
    post(
      context.request,
      '/api/v1/chat/send',
      { withUserId, message, fileHash: null, isPaid: false, price: null },
      origin(),
    );
};

describe.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('messages that arrive %s', (_, options) => {
  test('move what is read by scrolling, not by a jump of the layout', async () => {
    const say = await writer('ada');
    const page = await signedIn(browser, 'bo', '/', options);
    await watchShift(page);
    await page.goto(`/messages/${ada.id}`);
    await boxWith(page, ada.name).waitFor();
    await logWith(page, ada.name).getByRole('article').first().waitFor();
    await isLive(page);
    await atRest(page);
    await shiftOf(page);
    await movedOf(page);
    const mark = crypto.randomUUID();
    for (const words of ['One', 'Two lines,\nthe second of them', 'Three'].map(
      (each) => `${each} ${mark}`,
    )) {
      await say(3, words);
      const row = logWith(page, ada.name).getByRole('article').filter({ hasText: mark }).last();
      await row.filter({ hasText: words.split(/[\s,]/, 1)[0] ?? '' }).waitFor();
      // It is scrolled to, and stays there.
      await expect
        .poll(async () => {
          const inner = await row.boundingBox();
          const field = await boxWith(page, ada.name).boundingBox();
          return (field?.y ?? 0) - (inner?.y ?? 0) - (inner?.height ?? 0);
        })
        .toBeGreaterThan(0);
      await atRest(page);
      expect(await shiftOf(page), await movedOf(page)).toBeLessThanOrEqual(mostShift);
    }
  });

  test('also where a chat does not fill the screen yet', async () => {
    const say = await writer('ada');
    const { page, id } = await newMember(browser, '/about:blank', options);
    await say(id, 'First of all');
    await watchShift(page);
    await page.goto(`/messages/${ada.id}`);
    await logWith(page, ada.name).getByText('First of all').waitFor();
    await isLive(page);
    await atRest(page);
    await shiftOf(page);
    await movedOf(page);
    for (const words of ['Second', 'Third']) {
      await say(id, words);
      await logWith(page, ada.name).getByText(words).waitFor();
      await atRest(page);
      expect(await shiftOf(page), await movedOf(page)).toBeLessThanOrEqual(mostShift);
    }
  });
});

/** As on iOS: the keyboard lies over the page, which keeps its size and may be pushed up a little. */
const fakeKeyboard = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: seen });
    Object.assign(globalThis, {
      seeOnly: (height: number, offsetTop: number) => {
        Object.assign(seen, { height, offsetTop });
        seen.dispatchEvent(new Event('resize'));
      },
    });
  });

test('a keyboard that lies over the page covers neither head nor field, and the log stays put', async () => {
  const page = await signedIn(browser, 'bo', '/', { width: 390, height: 844 });
  await fakeKeyboard(page);
  await page.goto(`/messages/${ada.id}`);
  await logWith(page, ada.name).getByRole('article').first().waitFor();
  await atRest(page);
  const boxes = async () => {
    const [head, last, field] = await Promise.all([
      page.getByRole('link', { name: 'Back to all chats' }).boundingBox(),
      logWith(page, ada.name).getByRole('article').last().boundingBox(),
      boxWith(page, ada.name).boundingBox(),
    ]);
    if (!head || !last || !field) throw new Error('something is not drawn');
    const [gap, foot] = [field.y - last.y, field.y + field.height];
    return { head: Math.round(head.y), gap: Math.round(gap), foot: Math.round(foot) };
  };
  const see = (height: number, offsetTop: number) =>
    page.evaluate(
      ([all, from]) =>
        (globalThis as unknown as { seeOnly: (a: number, b: number) => void }).seeOnly(all, from),
      [height, offsetTop] as const,
    );
  const before = await boxes();
  await boxWith(page, ada.name).click();
  await see(480, 60);
  await expect.poll(boxes).toMatchObject({ head: before.head + 60, gap: before.gap });
  const open = await boxes();
  expect(open.foot).toBeLessThanOrEqual(60 + 480);
  expect(open.foot).toBeGreaterThan(60 + 480 - 24);
  await see(844, 0);
  // No shift is measured: the page moves with the keyboard, and half a second after a click it counts as one.
  await expect.poll(boxes).toEqual(before);
});
