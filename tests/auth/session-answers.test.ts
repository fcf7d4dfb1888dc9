import { describe, expect, test } from 'vitest';
import { empty, json } from '#tests/api/fake-server.ts';
import { login, newServer, notices, reasons, settled, user } from './one-server.ts';
import { common } from './server-answers.ts';
import { newBrowser, openTab } from './tabs.ts';

const silent = { state: 'unreachable', emitted: [] };
/** Expected session and notices for each answer; only 401 makes a guest. */
const boot: Readonly<Record<string, object>> = { '401': { state: 'guest', emitted: [] } };
const expired = { state: 'guest', emitted: ['auth.session.expired.text'] };
const stays = { state: 'member', emitted: [] };

const rootOf = ({ value }: { value: object | string }) =>
  typeof value === 'string' ? value : Object.keys(value)[0];

describe('GET /api/v1/me', () => {
  test.each(Object.entries(common))('at boot: %s', async (name, answer) => {
    const tab = openTab(newBrowser(), answer);
    await settled(tab);
    const state = rootOf(tab.session.getSnapshot());
    expect({ state, emitted: notices(tab) }).toEqual(boot[name] ?? silent);
    tab.stop();
  });

  test.each(Object.entries(common))('later: %s', async (name, answer) => {
    const server = newServer();
    server.who = user(2);
    const tab = openTab(newBrowser(), server.reply);
    await settled(tab);
    server.failing = answer;
    tab.session.send({ type: 'session.doubted' });
    await settled(tab);
    await new Promise((resolve) => setTimeout(resolve));
    const state = rootOf(tab.session.getSnapshot());
    expect({ state, emitted: notices(tab) }).toEqual(name === '401' ? expired : stays);
    tab.stop();
  });

  test.each(Object.entries(common))('after a login: %s', async (name, answer) => {
    const server = newServer();
    const tab = openTab(newBrowser(), server.reply);
    await settled(tab);
    server.failing = answer;
    await login(tab);
    const state = rootOf(tab.session.getSnapshot());
    const lost = { state: 'guest', emitted: ['auth.session.lost'] };
    expect({ state, emitted: notices(tab) }).toEqual(name === '401' ? lost : silent);
    tab.stop();
  });
});

describe('POST /logout', () => {
  const received = ['401', '204'];
  test.each(Object.entries({ ...common, '204': () => empty() }))('%s', async (name, answer) => {
    const browser = newBrowser();
    const server = newServer();
    server.who = user(2);
    const tab = openTab(browser, ({ path, ...call }, index) =>
      path === '/logout' ? answer() : server.reply({ path, ...call }, index),
    );
    await settled(tab);
    tab.session.send({ type: 'logout.request' });
    expect(rootOf(tab.session.getSnapshot())).toBe('guest');
    expect(reasons(tab).at(-1)).toBe('logout');
    const end = () => ({ emitted: notices(tab), again: browser.store.has('fanfare.signing-out') });
    const isReceived = received.includes(name);
    await expect
      .poll(end)
      .toEqual({ emitted: isReceived ? [] : ['auth.session.unconfirmed'], again: !isReceived });
    tab.stop();
  });
});

test('a member who is nobody at all is a guest', async () => {
  const nobody = openTab(newBrowser(), () => json(200, { data: null, unread: 0 }));
  await settled(nobody);
  expect(nobody.session.getSnapshot().value).toBe('guest');
});
