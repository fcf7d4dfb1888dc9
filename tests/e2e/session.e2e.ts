import type { Browser, BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern } from '#stories/lib/texts.ts';
import { leftDialog, newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { boxWith, chatRow, messagesLink, openChat } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';
import { passSecondFactor } from './lib/second-factor.ts';
import { admit, endSession, idOf } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const greeting = (page: Page) => page.getByText('You are signed in!');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Only a guest sees it. */
const field = (page: Page) => page.getByLabel('Password', { exact: true });

/** A member's page. */
const enter = (name: string): Promise<Page> => signedIn(browser, name, '/');

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

const [ada, bo] = ['Ada Marlow', 'Bo Lindqvist'];

/** Opens a chat by hand and writes without sending. */
const writeDraft = async (page: Page, to: string, words: string) => {
  await openChat(page, to);
  await boxWith(page, to).fill(words);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fanfare.drafts')))
    .toContain(words);
};

/** One browser takes the session of another: nothing is under way whose answer puts its own back. */
const becomes = async (context: BrowserContext, other: BrowserContext) => {
  await Promise.all(context.pages().map(isQuiet));
  await context.addCookies(await other.cookies());
  expect(await idOf(context)).toBe(await idOf(other));
};

/** Stored drafts and return path of this browser. */
const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('fanfare.drafts'),
    localStorage.getItem('fanfare.post-login-redirect'),
  ]);

describe('two tabs of one browser', () => {
  test('a login and a logout are mirrored, and only the tab that asked is greeted', async () => {
    const context = await newProfile(browser);
    const [here, there] = [await context.newPage(), await context.newPage()];
    await Promise.all([here.goto('/login'), there.goto('/explore')]);
    await there.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
    await signIn(here, 'ada');
    await greeting(here).first().waitFor();
    await messagesLink(there).waitFor();
    expect(pathOf(there)).toBe('/explore');
    expect(await greeting(there).count()).toBe(0);
    await there.goto('/messages');
    await chatRow(there, bo).waitFor();
    await logOut(here);
    await field(here).waitFor();
    await there.waitForURL((url) => url.pathname === '/');
    await field(there).waitFor();
    expect(await chatRow(there, bo).count()).toBe(0);
    expect(await greeting(here).count()).toBe(0);
  });
});

describe('a tab that missed that somebody else signed in', () => {
  test('sends nothing as them, logs nobody out, and follows', async () => {
    const context = await newProfile(browser);
    await admit(context, 'ada');
    // As a browser does whose tab was frozen: no word of the other tabs arrives.
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    const page = await context.newPage();
    await page.goto('/messages');
    await openChat(page, bo);
    // Her own session goes on elsewhere: nothing ends here that the page would be told of.
    const other = await newProfile(browser);
    await admit(other, 'fay');
    await becomes(context, other);
    const words = `by whom? ${crypto.randomUUID()}`;
    await boxWith(page, bo).fill(words);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/chat/send'))
        answers.push(answer.status());
    });
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('fanfare.owner')))
      .toBe(String(await idOf(context)));
    await page.getByText('@fay').first().waitFor();
    // Another call of the page can be refused first: it follows then before anything is sent.
    expect(answers.filter((status) => status !== 409)).toEqual([]);
    const chats = await signedIn(browser, 'bo', '/messages');
    await chatRow(chats, ada).waitFor();
    expect(await chats.getByText(words).count()).toBe(0);
  });
});

describe('after a logout', () => {
  test('Back shows nothing of the member, their words wait, and the next one starts clean', async () => {
    const page = await enter('bo');
    const secret = `for ada only ${crypto.randomUUID()}`;
    await writeDraft(page, ada, secret);
    const chat = page.url();
    await logOut(page);
    await page.getByText('Words in 1 tab are not sent.').waitFor();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Log out', exact: true })
      .click();
    await field(page).waitFor();
    await leftDialog(page);
    await isQuiet(page);
    const left = await kept(page);
    expect(left).toEqual([expect.stringContaining(secret), null]);
    await page.goBack();
    await field(page).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    expect(await page.getByRole('log').count()).toBe(0);
    await page.goto('/login');
    await signIn(page, 'fay');
    await greeting(page).first().waitFor();
    await page.goto(chat);
    await page.waitForLoadState();
    expect(await page.getByText(secret).count()).toBe(0);
    expect(await kept(page)).toEqual([null, null]);
  });
});

describe('a session that expires', () => {
  test('takes the greeting back, and returns the member to the page and the draft', async () => {
    const page = await enter('ada');
    const words = `half a sentence ${crypto.randomUUID()}`;
    await writeDraft(page, bo, words);
    const chat = pathOf(page);
    await endSession(page);
    await page.context().setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByText(pattern('app.connectivity.offline')).first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('Session Expired!').first().waitFor();
    await page.waitForURL('**/login');
    expect(await greeting(page).count()).toBe(0);
    await page.getByRole('alertdialog').or(page.getByRole('alert')).first().waitFor();
    await signIn(page, 'ada');
    await page.waitForURL(`**${chat}`);
    await expect.poll(() => boxWith(page, bo).inputValue()).toBe(words);
    await boxWith(page, bo).fill('');
  });
});

describe('a reload in the middle', () => {
  test('of the second factor goes on', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
    await reload(page);
    await passSecondFactor(page);
  });
});

describe('a server that does not answer', () => {
  test('at the start is no guest: one tries again and is the member', async () => {
    const page = await enter('fay');
    await page.route('**/api/v1/me', (route) => route.abort());
    await reload(page);
    await button(page, 'Try again').waitFor();
    expect(await field(page).count()).toBe(0);
    await page.unroute('**/api/v1/me');
    await button(page, 'Try again').click();
    await messagesLink(page).waitFor();
  });

  test('at the login keeps the form’s words and says so', async () => {
    const page = await openPage(browser, '/login');
    await page.route('**/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await signIn(page, 'fay');
    await page.getByText(pattern('app.failure.unreachable')).first().waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('fay@fanfare.test');
    await page.unroute('**/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await greeting(page).first().waitFor();
  });
});
