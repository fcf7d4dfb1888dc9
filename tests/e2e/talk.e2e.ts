import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, type ProfileOptions } from './lib/browser.ts';
import { boxWith, chatWith, logWith } from './lib/chat.ts';
import { newMember, signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = { id: 2, name: 'Ada Marlow' };
const poem = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');

const bubble = (page: Page, other: string, words: string) =>
  logWith(page, other).getByRole('article').filter({ hasText: words });

/** Writes a message and waits until the server has it. */
const say = async (page: Page, other: string, words: string) => {
  await boxWith(page, other).fill(words);
  await boxWith(page, other).press('Enter');
  await bubble(page, other, words.split('\n', 1)[0] ?? '')
    .last()
    .getByLabel('Sent')
    .waitFor();
};

const isInView = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** A new fan who has just written to ada, and the name that ada sees. */
const newFan = async (options: ProfileOptions, words: string) => {
  const { page, id } = await newMember(browser, `/messages/${ada.id}`, options);
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill(words);
  await box.press('Enter');
  await page.getByRole('log').getByLabel('Sent').waitFor();
  await boxWith(page, ada.name).waitFor();
  return { page, id, name: 'Gil' };
};

/** The keys are the menu's a frame after it is seen: quicker than that is no person. */
const isInMenu = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('menu');
};

describe.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('a talk %s', (_, options) => {
  test('marks what is new, shows who is there and writes, and changes words in both browsers', async () => {
    const fan = await newFan(options, 'First of all');
    await say(fan.page, ada.name, poem);
    await say(fan.page, ada.name, 'And at last');

    const creator = await signedIn(browser, 'ada', `/messages/${fan.id}`, options);
    await bubble(creator, fan.name, 'And at last').waitFor();
    const head = chatWith(creator, fan.name);
    await head.getByText('Online', { exact: true }).waitFor();
    await expect.poll(() => isInView(creator, 'New messages')).toBe(false);
    await head.getByRole('button', { name: '3 new messages' }).click();
    await expect.poll(() => isInView(creator, 'New messages')).toBe(true);
    await head.getByText('Today', { exact: true }).waitFor();
    await expect.poll(() => head.getByRole('button', { name: '3 new messages' }).count()).toBe(0);

    // Told to whom has joined by then, and again when more is typed some seconds later.
    await expect
      .poll(async () => {
        await boxWith(fan.page, ada.name).fill('');
        await boxWith(fan.page, ada.name).pressSequentially('Wait');
        return head.getByText(`${fan.name} is typing…`).count();
      })
      .toBe(1);
    await boxWith(fan.page, ada.name).press('Enter');
    await expect.poll(() => head.getByText(`${fan.name} is typing…`).count()).toBe(0);
    await head.getByRole('button', { name: '1 new message' }).click();
    await bubble(creator, fan.name, 'Wait').waitFor();

    await bubble(fan.page, ada.name, 'Wait')
      .getByLabel('Sent')
      .or(bubble(fan.page, ada.name, 'Wait').getByLabel('Read'))
      .waitFor();
    await boxWith(fan.page, ada.name).press('ArrowUp');
    const editor = fan.page.getByRole('textbox', {
      name: t('chat.messageEditor.label'),
      exact: true,
    });
    await expect.poll(() => editor.inputValue()).toBe('Wait');
    await expect
      .poll(() => editor.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await editor.fill('Wait for me');
    await editor.press('Enter');
    await bubble(fan.page, ada.name, 'Wait for me').getByText('edited', { exact: true }).waitFor();
    await bubble(creator, fan.name, 'Wait for me').getByText('edited', { exact: true }).waitFor();
    await expect
      .poll(() => boxWith(fan.page, ada.name).evaluate((field) => field === document.activeElement))
      .toBe(true);
    const line = logWith(creator, fan.name).getByText('New messages', { exact: true });
    await expect.poll(() => line.count()).toBe(1);

    await bubble(fan.page, ada.name, 'Wait for me').getByLabel('Read').waitFor();
    await creator.goto('/messages');
    await creator.goto(`/messages/${fan.id}`);
    await bubble(creator, fan.name, 'Wait for me').waitFor();
    await expect.poll(() => line.count()).toBe(0);
    await Promise.all([fan.page.context().close(), creator.context().close()]);
  });

  test('is walked through and acted on by keyboard alone', async () => {
    const fan = await newFan(options, 'One');
    await say(fan.page, ada.name, 'Two');
    const { page } = fan;
    await boxWith(page, ada.name).focus();
    await page.keyboard.press('Shift+Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let stop = 0; stop < 8 && !(await focused()).includes('Two'); stop += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focused).toContain('One');
    await page.keyboard.press('End');
    await expect.poll(focused).toContain('Two');
    await page.keyboard.press('Home');
    await expect.poll(focused).toContain('One');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).waitFor();
    await isInMenu(page);
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: t('chat.messageEditor.label'), exact: true });
    await expect.poll(() => editor.inputValue()).toBe('One');
    await expect
      .poll(() => editor.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => boxWith(page, ada.name).count()).toBe(1);
    // Once more, with the editor's code there already: the menu does not take the focus back.
    await bubble(page, ada.name, 'One').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).waitFor();
    await isInMenu(page);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => editor.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => boxWith(page, ada.name).count()).toBe(1);
    expect(await bubble(page, ada.name, 'One').getByText('edited', { exact: true }).count()).toBe(
      0,
    );
    await logWith(page, ada.name).getByText('Two', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => boxWith(page, ada.name).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.context().close();
  });
});
