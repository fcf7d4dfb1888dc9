import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
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
  await page.getByText('Not saved yet').waitFor();
  await button(page, 'Discard').click();
  expect(await field(page, 'About me').inputValue()).toBe('');
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });

  await field(page, 'Username').fill('ada');
  await page.getByText('Somebody has this username already.').waitFor();
  await field(page, 'About me').fill('Kites.');
  await button(page, 'Save').click();
  await page.getByText('Not saved yet').waitFor();
  expect(await field(page, 'About me').inputValue()).toBe('Kites.');

  const newer = `${name.slice(0, 20)}-x`;
  await field(page, 'Username').fill(newer);
  await page.getByText(`${newer} is free.`).first().waitFor();
  await field(page, 'Display name').fill('Gil of the kites');
  await page.keyboard.press('Control+s');
  await page.getByText('Your info has been updated!').waitFor();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });

  await page.goto(`/${newer}`);
  await page.getByRole('heading', { name: 'Gil of the kites' }).waitFor();
  await page.getByRole('region', { name: 'About' }).getByText('Kites.').waitFor();
});

test('old links of a changed username lead to the profile under the new one', async () => {
  const { page, name } = await newMember(browser, '/settings/profile');
  const newer = `${name.slice(0, 20)}-y`;
  await field(page, 'Username').fill(newer);
  await page.getByText(`${newer} is free.`).first().waitFor();
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
  const tabs = page.getByRole('navigation', { name: 'Pages of the settings' });
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
  await page.getByText('Not saved yet').waitFor();
  expect(await field(page, 'About me').inputValue()).toBe('Kites, and more kites.');
  await button(page, 'Save').click();
  await page.getByText('Your info has been updated!').waitFor();
});
