import { TOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { t } from '#stories/lib/texts.ts';
import { bareWorlds } from './lib/bare-world.ts';
import { password, reload } from './lib/browser.ts';
import { dialog, enterPassword } from './lib/member.ts';
import { button, field } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';

const atBare = bareWorlds();
const security = '/settings/security';

const unsaid = (page: Page) => page.getByText(t('settings.stockFactor.unsaid'), { exact: true });
const setUp = (page: Page) => button(page, t('settings.secondFactor.setUp'));
const turnOff = (page: Page) => button(page, t('settings.secondFactor.turnOff'));
const keyOf = async (page: Page) => (await field(page, 'Key').inputValue()).replaceAll(' ', '');

test('two-factor goes on and off by Fortify’s own routes where nothing says how it stands', async () => {
  const { page } = await atBare('bo');
  await page.goto(security);
  await unsaid(page).waitFor();
  await turnOff(page).waitFor();

  await setUp(page).click();
  await enterPassword(page, password);
  await dialog(page).getByText('Step 1 of 3').waitFor();
  const first = await keyOf(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await setUp(page).click();
  await dialog(page).getByText('Step 1 of 3').waitFor();
  const key = await keyOf(page);
  expect(key).not.toBe(first);
  await button(page, 'Next').click();
  await dialog(page).getByLabel(t('settings.twoFactorSetup.kept')).check();
  await button(page, 'Next').click();
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await field(page, t('settings.twoFactorSetup.code')).fill(totp.generate());
  await page.getByText('On. 8 of 8 recovery codes left.').waitFor();

  await reload(page);
  await unsaid(page).waitFor();
  await setUp(page).click();
  await dialog(page).getByText(t('settings.twoFactorSetup.knownKey')).waitFor();
  expect(await keyOf(page)).toBe(key);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await setUp(page).click();
  await dialog(page).getByText(t('settings.twoFactorSetup.knownKey')).waitFor();
  expect(await keyOf(page)).toBe(key);
  await page.keyboard.press('Escape');

  await turnOff(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(() => turnOff(page).count()).toBe(0);
  await setUp(page).waitFor();
});

test('name and address are changed by Fortify’s own route, and what the site lacks is not drawn', async () => {
  const { page, asked } = await atBare('fay');
  await page.goto('/settings/profile');
  const name = field(page, t('auth.registration.displayName'));
  await expect.poll(() => name.inputValue()).not.toBe('');
  const email = await field(page, t('auth.login.email')).inputValue();
  expect(email).toBe('fay@fanfare.test');
  await name.fill('Fay of the Kiln');
  await button(page, t('settings.frame.save')).click();
  await page.getByText('Your info has been updated!').waitFor();
  expect(asked).toContain('/user/profile-information');
  await reload(page);
  await expect.poll(() => name.inputValue()).toBe('Fay of the Kiln');
  expect(await page.getByText(t('settings.profileSettings.failed')).count()).toBe(0);
  expect(await field(page, 'Username').count()).toBe(0);
});

test('a block of the settings that the site does not offer is not drawn, and asked for in vain once', async () => {
  const { page, asked } = await atBare('ada');
  for (const path of ['/settings/profile', '/settings/security']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2 }).first().waitFor();
    await expect.poll(() => main.getByRole('status').count()).toBe(0);
    const title = t('settings.securitySettings.retry');
    expect(await page.getByRole('button', { name: title, exact: true }).count(), path).toBe(0);
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    // A copy of everything of theirs and the way out are what members look for: both say that there is none.
    const left = [
      'profileSettings',
      'dataExport',
      'leaving',
      'passwordChange',
      'secondFactor',
      'socialAccounts',
    ] as const;
    const titles = left.map((block) => t(`settings.${block}.title`));
    expect(headings.filter((one) => !titles.some((known) => known === one))).toEqual([]);
    expect(headings.length).toBeGreaterThan(0);
  }
  for (const part of ['sessions', 'log', 'subscription_settings'])
    expect(asked.filter((one) => one === `/api/v1/me/${part}`)).toHaveLength(1);
});

test('a copy and leaving are said not to be offered, after one question each, however long one stays', async () => {
  const { page, asked } = await atBare('ada');
  const said = (title: 'dataExport' | 'leaving') =>
    page
      .getByRole('region', { name: t(`settings.${title}.title`), exact: true })
      .getByText(t('settings.frame.absent'), { exact: true });
  const questions = () => asked.filter((one) => /^\/api\/v1\/me\/(export|leaving)$/.test(one));
  await page.clock.install();
  for (const [path, expected] of [
    ['/settings/profile', ['/api/v1/me/export']],
    ['/settings/leaving', ['/api/v1/me/export', '/api/v1/me/leaving']],
  ] as const) {
    asked.length = 0;
    await page.goto(path);
    for (const title of ['dataExport', 'leaving'] as const) await said(title).waitFor();
    await page.clock.runFor(180_000);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await isQuiet(page);
    expect(questions().toSorted(), path).toEqual(expected);
    for (const act of ['dataExport.request', 'leaving.submit', 'leaving.open'] as const)
      expect(await button(page, t(`settings.${act}`)).count(), act).toBe(0);
  }
});
