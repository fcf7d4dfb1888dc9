import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { password } from './lib/browser.ts';
import { chatRow } from './lib/chat.ts';
import { closed } from './lib/leaving.ts';
import { button } from './lib/newcomer.ts';
import { pageWorlds } from './lib/page-world.ts';

const open = pageWorlds();
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('whoever comes back finds the renewals that ended, in every tab, with a way to each', async () => {
  const { page, turn, signIn, post } = await open();
  await signIn('bo');
  await post('/user/confirm-password', { password });
  await post('/api/v1/me/delete', {});
  await turn('leaving', { email: 'bo@fanfare.test', days: 29, paid: 55 });
  const tab = await page.context().newPage();
  for (const one of [page, tab]) {
    await one.goto('/');
    await closed(one).waitFor();
    await one.getByText(pattern('app.accountClosed.ended')).waitFor();
  }
  await button(page, t('app.accountClosed.keep')).click();
  await page.getByText(t('app.accountClosed.welcomeWithout')).first().waitFor();
  for (const one of [page, tab])
    await expect.poll(() => pathOf(one)).toBe('/interests/subscriptions');

  const again = page.getByRole('link', { name: t('people.renewalFace.again') }).first();
  await again.waitFor();
  expect(await again.getAttribute('href')).toMatch(/^\/subscriptions\//);
  await page.goto('/messages');
  await chatRow(page, 'Notifications').click();
  const said = pattern('chat.noticeText.subscriptionLapsed', { name: 'Noor Haddad' });
  await page.getByRole('link', { name: new RegExp(`^${said.source}`, 's') }).click();
  await expect.poll(() => pathOf(page)).toBe('/subscriptions/noor');
});
