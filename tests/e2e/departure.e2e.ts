import type { Browser, Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { leftDialog, newProfile, openBrowser, signIn } from './lib/browser.ts';
import { boxWith, logWith, openChat } from './lib/chat.ts';
import { answer, dialog } from './lib/member.ts';
import { anew, jpegOf } from './lib/pictures.ts';
import { openPost } from './lib/post.ts';
import { isQuiet } from './lib/requests.ts';
import { admit } from './lib/way-in.ts';
import { enterFreshWorld } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
// Fresh world for each test: messages and uploads of one would be counted by the next.
beforeEach(enterFreshWorld);

const ada = 'Ada Marlow';
const tiles = (page: Page) => page.getByRole('gridcell');
const nothing = (): void => undefined;
/** A gate: calls that were made wait at it until it is opened. */
const gate = () => {
  let open = nothing;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
const question = (page: Page) => page.getByRole('alertdialog');
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};
/** Signs in again, where the question has left. */
const comeBack = async (page: Page) => {
  await leftDialog(page);
  await isQuiet(page);
  await page.goto('/login');
  await signIn(page, 'bo');
  await page.getByText('You are signed in!').first().waitFor();
};

test('logging out in one tab loses nothing that the others send or hold', async () => {
  const context = await newProfile(browser);
  await admit(context, 'bo');
  const [here, sending, typing] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await sending.goto('/messages');
  await openChat(sending, ada);
  await typing.goto('/ada');
  await openPost(typing, 'Window, north side');
  await here.goto('/messages');
  const [message, comment] = [crypto.randomUUID(), crypto.randomUUID()];
  await typing.getByLabel('Write a comment').fill(comment);
  const sent = gate();
  await sending.route('**/chat/send', async (route) => {
    await sent.opened;
    await route.continue();
  });
  await boxWith(sending, ada).fill(message);
  await sending.keyboard.press('Enter');
  await logOut(here);
  await question(here).getByText('Not finished yet: 1 message.').waitFor();
  await question(here).getByText('Words in 1 tab are not sent.').waitFor();
  sent.open();
  await question(here).getByText('Not finished yet').waitFor({ state: 'detached' });
  await question(here).getByRole('button', { name: 'Log out', exact: true }).click();
  await here.getByLabel('Password', { exact: true }).waitFor();
  await typing.getByLabel('Password', { exact: true }).waitFor();
  await comeBack(here);
  await here.goto('/messages');
  await openChat(here, ada);
  await logWith(here, ada).getByText(message).first().waitFor();
  await here.goto('/ada');
  await openPost(here, 'Window, north side');
  await expect.poll(() => here.getByLabel('Write a comment').inputValue()).toBe(comment);
});

test('logging out waits for what other tabs pay and upload, and neither is lost or made twice', async () => {
  const context = await newProfile(browser);
  await admit(context, 'bo');
  const [here, paying, uploading] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  const [paid, uploaded] = [gate(), gate()];
  await paying.goto('/fay');
  await paying.getByRole('button', { name: 'Send a tip' }).click();
  await dialog(paying).getByLabel('Another amount').fill('23');
  await answer(paying, /^Continue/).click();
  await paying.route('**/api/v1/tips', async (route) => {
    await paid.opened;
    await route.continue();
  });
  await uploading.goto('/library/uploaded');
  await uploading.getByText(t('media.library.noFiles')).waitFor();
  await uploading.route('**/api/v1/files', async (route) => {
    if (route.request().method() === 'POST') await uploaded.opened;
    await route.continue();
  });
  await here.goto('/messages');
  await Promise.all([
    paying.waitForRequest('**/api/v1/tips'),
    answer(paying, 'Pay $23.00').click(),
  ]);
  await uploading
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'lake.jpg',
      mimeType: 'image/jpeg',
      buffer: anew(await jpegOf(90, 60)),
    });
  await logOut(here);
  const unfinished = question(here).getByText(/^Not finished yet: /);
  await expect.poll(() => unfinished.textContent()).toContain(plural('auth.unsentWork.files', 1));
  expect(await unfinished.textContent()).toContain(plural('auth.unsentWork.payments', 1));
  paid.open();
  uploaded.open();
  // Nothing is left to ask about: what was agreed to once happens by itself.
  for (const page of [here, paying, uploading])
    await page.getByLabel('Password', { exact: true }).waitFor();
  await comeBack(here);
  await here.goto('/billing/sent');
  const made = here.getByRole('listitem').filter({ hasText: '$23.00' });
  await expect.poll(() => made.count()).toBe(1);
  await here.goto('/library/uploaded');
  await expect.poll(() => tiles(here).count()).toBe(1);
});
