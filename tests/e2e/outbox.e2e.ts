import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, openBrowser } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { addressOf, field, newName } from './lib/newcomer.ts';
import { mailsTo } from './lib/outbox.ts';
import { enrol } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a mail is shown as text and as HTML, whose button opens another tab that is shut in nowhere', async () => {
  const name = newName();
  const context = await newProfile(browser);
  await enrol(context, name);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  let ids: string[] = [];
  await expect.poll(async () => (ids = await mailsTo(page, addressOf(name))).length).toBe(1);
  await page.goto(`/outbox/${ids[0]}`);
  await page.getByRole('heading', { name: 'HTML' }).waitFor();
  const link = page
    .frameLocator('iframe[title="The mail as HTML"]')
    .getByRole('link', { name: 'Verify email' });
  await link.waitFor();
  const ground = () =>
    link.evaluate((button) => getComputedStyle(button.parentElement ?? button).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(95, 62, 216)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe('rgb(169, 165, 255)');
  expect(refused).toEqual([]);

  // The way back, the address in the text, then into the frame.
  for (const _ of ['Outbox', 'the address', 'the button']) await page.keyboard.press('Tab');
  const tab = await during(context.waitForEvent('page'), () => page.keyboard.press('Enter'));
  // Mails name another host than the tests do, where nobody is signed in: what is asked for is the page itself.
  await tab.waitForURL('**/login');
  await field(tab, 'Email').waitFor();
  expect(await tab.evaluate(() => self.origin)).toBe(new URL(tab.url()).origin);
});
