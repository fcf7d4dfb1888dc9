import { beforeEach, expect, it } from 'vitest';
import { userAnswer } from '#src/contract/auth/auth.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const path = '/api/v1/me/site_settings';
const settingsOf = async (answer: Response) =>
  userAnswer.parse(await answer.json()).data.site_settings;
const open = { writers: 'everyone', shows_online: true, is_findable: true };

it('what is left out stays, and the other tabs are informed of what others may do', async () => {
  expect(await settingsOf(await ada.get('/api/v1/me'))).toEqual({
    preferred_locale: null,
    privacy: open,
  });
  const socket = { 'X-Socket-Id': '12.34' };
  const first = await ada.send('PUT', path, { privacy: { writers: 'known' } }, socket);
  expect(await settingsOf(first)).toEqual({
    preferred_locale: null,
    privacy: { ...open, writers: 'known' },
  });
  await ada.send('PUT', path, { preferred_locale: 'fr' });
  const privacy = { shows_online: false, is_findable: false };
  expect(await settingsOf(await ada.send('PUT', path, { privacy }))).toEqual({
    preferred_locale: 'fr',
    privacy: { writers: 'known', ...privacy },
  });
  const channels = [`private-App.Models.User.${idOf('ada')}`];
  const event = String.raw`App\Events\SettingsUpdated`;
  expect(backend.published).toEqual([
    { channels, event, data: {}, exceptSocketId: '12.34' },
    { channels, event, data: {} },
  ]);
});

it('refuses what nobody can choose, and guests', async () => {
  for (const privacy of [{ writers: 'friends' }, { shows_online: 'no' }, { is_findable: null }])
    expect((await ada.send('PUT', path, { privacy })).status).toBe(422);
  const guest = await openBrowser(backend);
  expect((await guest.send('PUT', path, { privacy: { writers: 'known' } })).status).toBe(401);
  expect(await settingsOf(await ada.get('/api/v1/me'))).toMatchObject({ privacy: open });
});

it('sixty changes a minute', async () => {
  for (let count = 0; count < 60; count += 1)
    expect((await ada.send('PUT', path, {})).status).toBe(200);
  expect((await ada.send('PUT', path, {})).status).toBe(429);
  backend.advance(61_000);
  expect((await ada.send('PUT', path, {})).status).toBe(200);
});
