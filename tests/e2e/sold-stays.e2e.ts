import { stat } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { during } from './lib/during.ts';
import { answer, cards, dialog, fillCard, newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const title = 'Five states of one plate';
const sold = /^The full sequence, from the first scratch to the edition print/;

/** Buys the post where it stands on the profile of its author. */
async function buy(page: Page) {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Unlock for $5.00' }).click();
  await fillCard(page, cards.pays);
  await answer(page, 'Pay $5.00').click();
  await dialog(page).getByText('The post is yours.').waitFor();
  await answer(page, 'Done').click();
}

/** Its author empties it. */
async function rewrite(page: Page) {
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(/\/post\/\d+$/);
  await page.goto(`${page.url()}/edit`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Nothing here');
  await page.getByLabel(t('posts.postEditor.words'), { exact: true }).fill('Moved away.');
  await button(page, 'Save changes').click();
  await page.getByRole('heading', { level: 1, name: 'Nothing here' }).waitFor();
}

test('what was bought is read, seen and downloaded after its author rewrote it and blocked the buyer', async () => {
  const { page, id } = await newMember(browser, '/ada');
  await buy(page);
  const ada = await signedIn(browser, 'ada', '/ada');
  await rewrite(ada);
  await post(ada.request, `/api/v1/people/${id}/ban`, { ban_type: 'block' }, origin());

  await page.goto('/library/owned');
  await page
    .getByRole('link', { name: t('media.library.receipt') })
    .first()
    .click();
  await page.waitForURL(/\/billing\/receipts\/\d+$/);
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText(sold).waitFor();
  const pictures = page.getByRole('main').locator('img');
  await expect.poll(() => pictures.count()).toBe(3);
  const widths = () =>
    pictures.evaluateAll((all) =>
      all.map((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
    );
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
  // The page was open for long: what it has is over until it asks where the file is now.
  let isOver = true;
  await page.route('**/storage/**', (route) =>
    isOver ? route.fulfill({ status: 403 }) : route.continue(),
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/media/addresses')) isOver = false;
  });
  const file = page.getByRole('link', {
    name: t('billing.receipt.download', { number: '3', count: '3' }),
  });
  const saved = await during(page.waitForEvent('download'), () => file.click());
  expect((await stat(await saved.path())).size).toBeGreaterThan(1_000);

  await reload(page);
  await page.getByText(sold).waitFor();
  expect(await page.getByText('Moved away.').count()).toBe(0);
});
