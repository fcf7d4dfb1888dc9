import { expect, test } from 'vitest';
import { fetchIdentity } from '#src/api/auth/auth.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { loadNoticeSettings, saveNoticeSettings } from '#src/api/settings/notice-settings.ts';
import { savePrivacy } from '#src/api/settings/privacy.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import { everyNotice } from '#machines/settings/notice-settings.machine.ts';
import { fakeServer, json, type Seen } from './fake-server.ts';

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

const bodyOf = ([first]: readonly Seen[]): unknown => JSON.parse(String(first?.body));
const onlyInApp = {
  likes: true,
  comments: true,
  purchases: true,
  followers: true,
  subscribers: true,
};

test('a notification of which a server says nothing comes, and no mails of one that sends none', async () => {
  const some = { ...everyNotice, likes: false };
  expect(await loadNoticeSettings(asking(200, { data: { likes: false } }))).toEqual(some);
  const { fetch, seen } = fakeServer(() => json(200, { data: { likes: false } }));
  const http = createHttp({ fetch, xsrfToken: () => 't' });
  expect(await saveNoticeSettings(http, everyNotice)).toEqual(some);
  expect(bodyOf(seen)).toEqual(onlyInApp);
  await expect(loadNoticeSettings(asking(404, { message: 'Not found.' }))).rejects.toEqual({
    kind: 'notFound',
  });
});

test('mails are read and stored in the words of the wire; one of which nothing is said is off', async () => {
  const off = {
    likes: 'off',
    comments: 'off',
    followers: 'off',
    subscribers: 'off',
    purchases: 'off',
    receipts: 'off',
    renewals: 'off',
    refunds: 'off',
    payouts: 'off',
    exports: 'off',
  } as const;
  const said = { likes: 'digest', comments: 'weekly', exports: 'at_once', payouts: 'at_once' };
  const data = { mail: said, hide_content: true };
  const known = {
    ...everyNotice,
    mails: { ...off, likes: 'digest', payouts: 'atOnce', exports: 'atOnce' },
    hidesContent: true,
  } as const;
  expect(await loadNoticeSettings(asking(200, { data }))).toEqual(known);
  const { fetch, seen } = fakeServer(() => json(200, { data }));
  const http = createHttp({ fetch, xsrfToken: () => 't' });
  expect(await saveNoticeSettings(http, known)).toEqual(known);
  expect(bodyOf(seen)).toEqual({
    ...onlyInApp,
    mail: { ...off, likes: 'digest', payouts: 'at_once', exports: 'at_once' },
    hide_content: true,
  });
  const strange = { ...data, mail: { ...said, exports: 'digest' } };
  expect((await loadNoticeSettings(asking(200, { data: strange }))).mails?.exports).toBe('off');
});

test('the event of a change says nothing but that', () => {
  expect(signalReaders.SettingsUpdated?.({})).toEqual({ type: 'settings.updated' });
});
