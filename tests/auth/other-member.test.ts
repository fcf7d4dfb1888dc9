import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { newServer, notices, reasons, settled, user } from './one-server.ts';
import { newBrowser, openTab } from './tabs.ts';

test('a tab that missed that somebody else came in sends nothing as them, and follows', async () => {
  const server = newServer();
  server.who = user(2);
  const [here, deaf] = [openTab(newBrowser(), server.reply), openTab(newBrowser(), server.reply)];
  await Promise.all([settled(here), settled(deaf)]);
  server.who = user(3);
  const refused = { kind: 'sessionChanged', isOther: true };
  await expect(deaf.http.post('/api/v1/message', {})).rejects.toEqual(refused);
  await settled(deaf);
  expect(deaf.session.getSnapshot().context.viewer?.id).toBe(3);
  expect(reasons(deaf)).toEqual(['restored', 'mirrored']);
  await deaf.http.post('/api/v1/message', {});
});

test('a logout of a member who is not signed in any more leaves the other one signed in', async () => {
  const browser = newBrowser();
  const server = newServer();
  server.who = user(2);
  const deaf = openTab(newBrowser(), server.reply);
  await settled(deaf);
  server.who = user(3);
  const there = openTab(browser, server.reply);
  await settled(there);
  deaf.session.send({ type: 'logout.request' });
  await waitFor(deaf.session, (s) => s.context.viewer?.id === 3);
  expect(server.who?.id).toBe(3);
  expect(notices(deaf)).toEqual([]);
  for (const channel of browser.channels)
    channel.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'tab.left', userId: 2 } }),
    );
  expect(there.session.getSnapshot().context.viewer?.id).toBe(3);
});
