import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { empty, json } from '#tests/api/fake-server.ts';
import { login, newServer, notices, offline, reasons, settled, user } from './one-server.ts';
import { newBrowser, openTab } from './tabs.ts';

test('a guest is restored silently, and 5xx is not a guest', async () => {
  const server = newServer();
  const tab = openTab(newBrowser(), server.reply);
  await settled(tab);
  expect(tab.session.getSnapshot().value).toBe('guest');
  expect(notices(tab)).toEqual([]);
  server.failing = () => json(500, { message: 'Server Error' });
  const second = openTab(newBrowser(), server.reply);
  await settled(second);
  expect(second.session.getSnapshot().value).toBe('unreachable');
  server.failing = null;
  second.session.send({ type: 'session.retry' });
  await settled(second);
  expect(second.session.getSnapshot().value).toBe('guest');
});

test('an empty user is a guest too', async () => {
  const tab = openTab(newBrowser(), () => json(200, { data: null, unread: 0 }));
  await settled(tab);
  expect(tab.session.getSnapshot().value).toBe('guest');
});

test('a login applies the preferred language before the member is announced', async () => {
  const browser = newBrowser();
  const server = newServer();
  const tab = openTab(browser, server.reply);
  await settled(tab);
  server.who = user(2, { site_settings: { preferred_locale: 'ru' } });
  let spoken = '';
  tab.session.on('session.changed', () => {
    spoken = tab.locale.getSnapshot().context.code;
  });
  await login(tab);
  expect(spoken).toBe('ru');
  expect(notices(tab)).toEqual(['auth.session.opened']);
  expect(reasons(tab)).toEqual(['restored', 'login']);
  await waitFor(tab.locale, (s) => s.matches('settled'));
  expect(browser.cookies.get('locale')).toBe('ru');
  expect(tab.seen.some(({ method }) => method === 'PUT')).toBe(false);
});

test('login and logout are mirrored to the other tab, without a toast there', async () => {
  const browser = newBrowser();
  const server = newServer();
  const here = openTab(browser, server.reply);
  const there = openTab(browser, server.reply);
  await Promise.all([settled(here), settled(there)]);
  server.who = user(2);
  await login(here);
  await waitFor(there.session, (s) => s.matches('member'));
  expect(reasons(there)).toEqual(['restored', 'mirrored']);
  expect(notices(there)).toEqual([]);
  here.session.send({ type: 'logout.request' });
  expect(here.session.getSnapshot().value).toBe('guest');
  expect(there.session.getSnapshot().value).toBe('guest');
  expect(reasons(there)).toEqual(['restored', 'mirrored', 'mirrored']);
  await waitFor(here.session, () => server.who === null);
});

test('a 401 in the middle drops the user, keeps what was typed, and the other tab looks too', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const here = openTab(browser, server.reply);
  const there = openTab(browser, server.reply);
  await Promise.all([settled(here), settled(there)]);
  browser.store.set('fanfare.drafts', 'half a sentence');
  server.who = null;
  here.session.send({ type: 'session.expired' });
  expect(reasons(here).at(-1)).toBe('expired');
  expect(notices(here)).toEqual(['auth.session.expired.text']);
  await waitFor(there.session, (s) => s.matches('guest'));
  expect(notices(there)).toEqual(['auth.session.expired.text']);
  expect(browser.store.get('fanfare.drafts')).toBe('half a sentence');
  here.session.send({ type: 'session.expired' });
  expect(notices(here)).toHaveLength(1);
});

test('the same member finds what they typed; another one starts clean', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const tab = openTab(browser, server.reply);
  await settled(tab);
  browser.store.set('fanfare.drafts', 'for 2');
  tab.session.send({ type: 'session.expired' });
  await login(tab);
  expect(browser.store.get('fanfare.drafts')).toBe('for 2');
  tab.session.send({ type: 'session.expired' });
  browser.store.set('fanfare.post-login-redirect', '/feed');
  server.who = user(3);
  await login(tab);
  expect(browser.store.has('fanfare.drafts')).toBe(false);
  expect(browser.store.has('fanfare.post-login-redirect')).toBe(false);
});

test('what one tab still had to send outlives a logout in another: the same member finds it, nobody else', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const here = openTab(browser, server.reply);
  const there = openTab(browser, server.reply);
  await Promise.all([settled(here), settled(there)]);
  browser.store.set('fanfare.drafts', 'pressed Send there');
  browser.store.set('fanfare.post-login-redirect', '/messages');
  here.session.send({ type: 'logout.request' });
  await waitFor(there.session, (s) => s.matches('guest'));
  expect(browser.store.get('fanfare.drafts')).toBe('pressed Send there');
  expect(browser.store.has('fanfare.post-login-redirect')).toBe(false);
  await expect.poll(() => browser.store.has('fanfare.signing-out')).toBe(false);
  server.who = user(2);
  await login(here);
  expect(browser.store.get('fanfare.drafts')).toBe('pressed Send there');
  here.session.send({ type: 'logout.request' });
  await expect.poll(() => browser.store.has('fanfare.signing-out')).toBe(false);
  server.who = user(3);
  await login(there);
  expect(browser.store.has('fanfare.drafts')).toBe(false);
});

test('a logout forgets everyone here even when the server cannot be reached, and retries later', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const tab = openTab(browser, server.reply);
  await settled(tab);
  browser.store.set('fanfare.post-login-redirect', '/messages');
  server.failing = offline;
  tab.session.send({ type: 'logout.request' });
  expect(tab.session.getSnapshot().value).toBe('guest');
  expect(browser.store.has('fanfare.post-login-redirect')).toBe(false);
  await expect.poll(() => notices(tab)).toEqual(['auth.session.unconfirmed']);
  tab.stop();
  server.failing = null;
  const reloaded = openTab(browser, server.reply);
  await settled(reloaded);
  expect(reloaded.session.getSnapshot().value).toBe('guest');
  expect(reloaded.seen.map(({ path }) => path)).toEqual(['/logout', '/api/v1/me']);
  expect(server.who).toBeNull();
});

test('a logout is done when the server says that nobody was signed in', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const tab = openTab(browser, server.reply);
  await settled(tab);
  server.failing = () => json(401, { message: 'Unauthenticated.' });
  tab.session.send({ type: 'logout.request' });
  await expect.poll(() => browser.store.has('fanfare.signing-out')).toBe(false);
  expect(notices(tab)).toEqual([]);
});

test('an answer of the last member, arriving after the logout, changes nothing', async () => {
  const late: ((response: Response) => void)[] = [];
  let calls = 0;
  const tab = openTab(newBrowser(), ({ path }) => {
    if (path !== '/api/v1/me') return empty();
    calls += 1;
    if (calls === 1) return json(200, { data: user(2), unread: 0 });
    return new Promise<Response>((resolve) => late.push(resolve));
  });
  await settled(tab);
  tab.show(60_000);
  expect(tab.session.getSnapshot().matches({ member: { freshness: 'refreshing' } })).toBe(true);
  tab.session.send({ type: 'logout.request' });
  late[0]?.(json(200, { data: user(2), unread: 9 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tab.session.getSnapshot().value).toBe('guest');
  expect(tab.session.getSnapshot().context.viewer).toBeNull();
});

test('coming back to the tab asks again, but not all the time', async () => {
  const server = newServer();
  server.who = user(2, { email_verified_at: null });
  const tab = openTab(newBrowser(), server.reply);
  await settled(tab);
  tab.show(1_000);
  expect(tab.seen).toHaveLength(1);
  server.who = user(2);
  tab.show(60_000);
  await settled(tab);
  expect(tab.seen).toHaveLength(2);
  expect(tab.session.getSnapshot().matches({ member: { kind: 'active' } })).toBe(true);
  expect(reasons(tab)).toEqual(['restored', 'refreshed']);
  server.failing = offline;
  tab.show(60_000);
  await settled(tab);
  expect(tab.session.getSnapshot().matches('member')).toBe(true);
});

test('a login that the browser forgets at once is explained', async () => {
  const tab = openTab(newBrowser(), newServer().reply);
  await settled(tab);
  await login(tab);
  expect(tab.session.getSnapshot().value).toBe('guest');
  expect(notices(tab)).toEqual(['auth.session.lost']);
});
