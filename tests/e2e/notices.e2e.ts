import type { Browser } from 'playwright';
import { beforeAll, test } from 'vitest';
import { plural, t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { chatRow } from './lib/chat.ts';
import { isPublished, words } from './lib/composer.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('what several do with a post is one line of the notifications, in the language of its author', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await page.getByLabel('Title', { exact: true }).fill('Kitchen session');
  await words(page).fill('Words for all.');
  await button(page, 'Publish').click();
  await isPublished(page);
  const path = new URL(page.url()).pathname;
  await page.goto('/messages');
  const like = async (name: string, said: string) => {
    const fan = await signedIn(browser, name, path);
    await fan.getByRole('button', { name: /^Like, / }).click();
    await chatRow(page, 'Notifications').getByText(said).waitFor();
  };
  await like(
    'bo',
    t('chat.noticeText.postLiked', { name: 'Bo Lindqvist', title: 'Kitchen session' }),
  );
  await like(
    'fay',
    plural('chat.noticeText.postLikedBy', 1, { name: 'Fay Winters', title: 'Kitchen session' }),
  );
  await chatRow(page, 'Notifications').click();
  await page.getByRole('link', { name: /^Fay Winters and 1 other like/ }).click();
  await page.waitForURL(`**${path}`);
});
