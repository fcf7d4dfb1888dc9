import { expect, test } from 'vitest';
import { fetchIdentity } from '#src/api/auth/auth.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { loadNoticeSettings, saveNoticeSettings } from '#src/api/settings/notice-settings.ts';
import { savePrivacy } from '#src/api/settings/privacy.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import { everyNotice } from '#machines/settings/notice-settings.machine.ts';
import { fakeServer, json } from './fake-server.ts';

const asking = (status: number, body: unknown) => {
  const { fetch } = fakeServer(() => json(status, body));
  return createHttp({ fetch, xsrfToken: () => 't' });
};
const member = (site_settings: unknown) => ({
  data: { id: 2, email: 'ada@fanfare.test', username: 'ada', site_settings },
  unread: 0,
});
const privacyOf = async (site_settings: unknown) =>
  (await fetchIdentity(asking(200, member(site_settings)))).viewer.privacy;

test('what others may do is read where a server says it, and what is missing of it is open', async () => {
  const shut = { writers: 'nobody', shows_online: false, is_findable: false };
  expect(await privacyOf({ preferred_locale: null, privacy: shut })).toEqual({
    writers: 'nobody',
    showsOnline: false,
    isFindable: false,
  });
  const open = { writers: 'everyone', showsOnline: true, isFindable: true };
  expect(await privacyOf({ preferred_locale: 'fr', privacy: { writers: 'friends' } })).toEqual(
    open,
  );
  for (const said of [null, {}, { preferred_locale: 'fr' }])
    expect(await privacyOf(said)).toBeUndefined();
});

test('what was stored is what is shown; a server that says nothing of it stored what was wanted', async () => {
  const wanted = { writers: 'known', showsOnline: false, isFindable: true } as const;
  const stored = { writers: 'everyone', shows_online: true, is_findable: true };
  expect(await savePrivacy(asking(200, member({ privacy: stored })), wanted)).toEqual({
    writers: 'everyone',
    showsOnline: true,
    isFindable: true,
  });
  expect(await savePrivacy(asking(200, member(null)), wanted)).toEqual(wanted);
});

test('a notification of which a server says nothing comes', async () => {
  const some = { ...everyNotice, likes: false };
  expect(await loadNoticeSettings(asking(200, { data: { likes: false } }))).toEqual(some);
  expect(await saveNoticeSettings(asking(200, { data: some }), everyNotice)).toEqual(some);
  await expect(loadNoticeSettings(asking(404, { message: 'Not found.' }))).rejects.toEqual({
    kind: 'notFound',
  });
});

test('the event of a change says nothing but that', () => {
  expect(signalReaders.SettingsUpdated?.({})).toEqual({ type: 'settings.updated' });
});
