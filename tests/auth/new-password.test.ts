import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { newServer, notices, offline, reasons, settled, user } from './one-server.ts';
import { newBrowser, openTab } from './tabs.ts';

test('a session that ends by the member’s own new password says that it holds, and to sign in with it', async () => {
  const server = newServer();
  server.who = user(2);
  const tab = openTab(newBrowser(), server.reply);
  await settled(tab);
  server.who = null;
  tab.session.send({ type: 'password.changed' });
  await waitFor(tab.session, (s) => s.matches('guest'));
  expect(notices(tab)).toEqual(['auth.session.renewed.text']);
  expect(reasons(tab)).toEqual(['restored', 'expired']);
});

test('it says so whichever call is refused first, also after a silence', async () => {
  const server = newServer();
  server.who = user(2);
  const tab = openTab(newBrowser(), server.reply);
  await settled(tab);
  server.failing = offline;
  tab.session.send({ type: 'password.changed' });
  await waitFor(tab.session, (s) => s.matches({ member: { freshness: { proving: 'waiting' } } }));
  tab.session.send({ type: 'session.expired' });
  expect(notices(tab)).toEqual(['auth.session.renewed.text']);
});

test('a session that outlives the new password goes on, and what ends it later is an expiry', async () => {
  const server = newServer();
  server.who = user(2);
  const tab = openTab(newBrowser(), server.reply);
  await settled(tab);
  tab.session.send({ type: 'password.changed' });
  await waitFor(tab.session, (s) => s.matches({ member: { freshness: 'settled' } }));
  expect(notices(tab)).toEqual([]);
  tab.session.send({ type: 'session.expired' });
  expect(notices(tab)).toEqual(['auth.session.expired.text']);
});
