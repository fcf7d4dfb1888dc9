import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button, field } from './lib/newcomer.ts';
import { endSession } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a member finds the settings, and others read the profile as it was saved', async () => {
  const { page, name } = await newMember(browser, '/settings');
  await page.waitForURL('**/settings/profile');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await field(page, 'Username').inputValue()).toBe(name);

  await field(page, 'About me').fill('Kites.');
  await page.getByText(t('settings.frame.unsaved')).waitFor();
  await button(page, 'Discard').click();
  expect(await field(page, 'About me').inputValue()).toBe('');
  await page.getByText(t('settings.frame.unsaved')).waitFor({ state: 'detached' });

  await field(page, 'Username').fill('ada');
  await page.getByText(t('auth.username.problems.taken')).waitFor();
  await field(page, 'About me').fill('Kites.');
  await button(page, 'Save').click();
  await page.getByText(t('settings.frame.unsaved')).waitFor();
  expect(await field(page, 'About me').inputValue()).toBe('Kites.');

  const newer = `${name.slice(0, 20)}-x`;
  await field(page, 'Username').fill(newer);
  await page
    .getByText(t('auth.username.free', { thing: newer }))
    .first()
    .waitFor();
  await field(page, 'Display name').fill('Gil of the kites');
  await page.keyboard.press('Control+s');
  await page.getByText('Your info has been updated!').waitFor();
  await page.getByText(t('settings.frame.unsaved')).waitFor({ state: 'detached' });

  await page.goto(`/${newer}`);
  await page.getByRole('heading', { name: 'Gil of the kites' }).waitFor();
  await page.getByRole('region', { name: 'About' }).getByText('Kites.').waitFor();
});

const updated = (page: Page) => page.getByText('Your info has been updated!').waitFor();
const save = async (page: Page, about: string) => {
  await field(page, 'About me').fill(about);
  await button(page, 'Save').click();
};

test('two tabs: what the other saved is shown beside what is typed, and overwritten only when chosen', async () => {
  const { page } = await newMember(browser, '/settings/profile');
  const other = await page.context().newPage();
  await other.goto('/settings/profile');
  const asks = page.getByText(t('settings.changedElsewhere.title'));
  await save(other, 'From the other tab.');
  await updated(other);
  await save(page, 'From this tab.');
  await asks.waitFor();
  await page.getByRole('definition').getByText('From the other tab.').waitFor();
  await button(page, t('settings.changedElsewhere.keep')).click();
  await updated(page);

  await save(other, 'Again from the other tab.');
  await other.getByText(t('settings.changedElsewhere.title')).waitFor();
  await button(other, t('settings.changedElsewhere.load')).click();
  await expect.poll(() => field(other, 'About me').inputValue()).toBe('From this tab.');
  await other.getByText(t('settings.frame.unsaved')).waitFor({ state: 'detached' });
  await page.context().close();
});

test('a country is found by typing, kept, and read on the profile', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  const country = field(page, t('settings.countries.country'));
  await country.click();
  await page.getByRole('option', { name: 'Brazil' }).waitFor();
  await country.fill('rom');
  await page.getByRole('option', { name: 'Romania' }).waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await country.inputValue()).toBe('Romania');
  await button(page, 'Save').click();
  await page.getByText('Your info has been updated!').waitFor();
  await page.goto(`/${name}`);
  await page.getByRole('region', { name: 'About' }).getByText('Romania').waitFor();
  await page.goto('/settings/profile');
  await country.click();
  await page.getByRole('option', { name: 'Not set' }).click();
  await button(page, 'Save').click();
  await page.getByText('Your info has been updated!').waitFor();
  expect(await country.inputValue()).toBe('Not set');
  await page.context().close();
});

test('old links of a changed username lead to the profile under the new one', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  const newer = `${name.slice(0, 20)}-y`;
  await field(page, 'Username').fill(newer);
  await page
    .getByText(t('auth.username.free', { thing: newer }))
    .first()
    .waitFor();
  await button(page, 'Save').click();
  await page.getByText('Your info has been updated!').waitFor();

  const visitor = await signedIn(browser, 'bo', '/explore');
  await visitor.getByRole('heading', { name: 'Explore' }).waitFor();
  await visitor.goto(`/${name}`);
  await visitor.waitForURL(`**/${newer}`);
  await visitor.getByText(`@${newer}`).first().waitFor();
  // The old address is nowhere on the way back.
  await visitor.goBack();
  await visitor.waitForURL('**/explore');
});

test('the settings lead from the account to the security page and back', async () => {
  const { page } = await newMember(browser, '/settings/profile');
  const tabs = page.getByRole('navigation', { name: t('settings.frame.pages') });
  await tabs.getByRole('link', { name: 'Security' }).click();
  await page.waitForURL('**/settings/security');
  await tabs.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/settings/profile');
  await field(page, 'Username').waitFor();
});

test('an ended session loses no word of the profile', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  await field(page, 'About me').fill('Kites, and more kites.');
  await endSession(page);
  // A call of the page's own may find the end of the session before the press.
  await button(page, 'Save').evaluateAll((found) =>
    found.forEach((each) => (each as HTMLElement).click()),
  );
  await page.waitForURL('**/login**');
  await field(page, 'Email').fill(`${name}@fanfare.test`);
  await field(page, 'Password').fill('seven-green-kites');
  await button(page, 'Sign in').click();
  await page.waitForURL('**/settings/profile');
  await page.getByText(t('settings.frame.unsaved')).waitFor();
  expect(await field(page, 'About me').inputValue()).toBe('Kites, and more kites.');
  await button(page, 'Save').click();
  await page.getByText('Your info has been updated!').waitFor();
});
