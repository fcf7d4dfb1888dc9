import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { isAnnounced, readable, switchOn, whom } from './lib/discreet.ts';
import { newMember, signedIn } from './lib/member.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Sums that are agreed to there are plain, and so is a name in the field that changes it. */
test.each(['/billing/payout', '/settings/leaving', '/settings/profile'])(
  'nothing but a field says who at %s, and its sums stay',
  async (path) => {
    const page = await signedIn(browser, 'ada', path, { locale: 'en-US' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const shown = async () => `${await page.title()}\n${await page.locator('body').innerText()}`;
    await expect.poll(shown).toMatch(/\$\d/);
    await switchOn(page);
    await expect.poll(shown).not.toMatch(whom);
    await expect.poll(shown).toMatch(/\$\d/);
  },
);

test('messages at the foot of the page say nobody by name, and no address of theirs', async () => {
  const { page } = await newMember(browser, '/ada', { locale: 'en-US' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await switchOn(page);
  await isAnnounced(page);
  const choose = async (item: string) => {
    const name = t('people.relationship.more', { name: 'A. M.' });
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose(t('people.profileLink.copy'));
  const copied = page.getByText(t('people.profileLink.copied', { link: '…' }), { exact: true });
  await copied.waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/ada$/);
  await page.getByRole('button', { name: /^Follow/ }).click();
  await choose(t('people.follow.stop'));
  await page
    .getByText(t('people.follow.left', { name: 'A. M.' }))
    .first()
    .waitFor();
  expect(await readable(page)).not.toMatch(whom);
});
