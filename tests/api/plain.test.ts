import { expect, test } from 'vitest';
import { fetchIdentity, register } from '#src/api/auth/auth.ts';
import { loadChats } from '#src/api/chat/chat.ts';
import { loadFeedPage } from '#src/api/posts/feed.ts';
import { findByKey, loadChanges, loadMessages } from '#src/api/chat/history.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { loadSuggestions } from '#src/api/people/people.ts';
import {
  banPerson,
  deactivateRenew,
  forgivePerson,
  reactivateRenew,
  startFollowing,
  stopFollowing,
} from '#src/api/people/relation-commands.ts';
import { loadStart } from '#src/api/people/relations.ts';
import { enterWithGoogle, fetchNonce } from '#src/api/auth/social.ts';
import { fakeServer, json, opaqueRedirect } from './fake-server.ts';

/** A server that answers this to everything, and has nothing else. */
const plain = (body: unknown, status = 200) => {
  const { fetch } = fakeServer(() => json(status, body));
  return createHttp({ fetch, xsrfToken: () => 't' });
};
const calls = (body: unknown) => ({ http: plain(body), currency: 'USD' });
const withBo = { withUserId: 2, chatType: 0 as const };
const at = '2026-11-23T10:00:00.000Z';
const message = {
  id: 7,
  message_id: 7,
  author_id: 3,
  with_user_id: 2,
  chat_type: 0,
  text: 'Hello.',
  created_at: at,
};

test('messages without `bar`, `cursor` and `deleted`, and of a message what every server has', async () => {
  const answer = { messages: [message], limits: [] };
  expect((await loadMessages(calls(answer), withBo)).messages).toMatchObject([
    { id: 7, media: [], price: null, isLocked: false, clientKey: null, notice: null },
  ]);
  const asked = { cursor: null, mark: 0 };
  const changes = await loadChanges(calls(answer), { ...withBo, asked, from: 0 });
  expect(changes).toMatchObject({ cursor: null, hiddenUpTo: 0, deleted: [], isReset: true });
});

test('the write rules of a page without them', async () => {
  const rules: unknown[] = [];
  const onRules = (_: unknown, said: unknown) => rules.push(said);
  await loadMessages({ ...calls({ messages: [] }), onRules }, withBo);
  expect(rules).toEqual([
    { messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000, bar: null },
  ]);
});

test('a message cannot be found by its key where no keys are kept', async () => {
  const wanted = { ...withBo, key: 'k', text: 'Hello.', fileHashes: [], price: null, at };
  expect(await findByKey(calls({ messages: [message], limits: [] }), wanted)).toBe('unsure');
  expect(await findByKey(calls({ messages: [], limits: [] }), wanted)).toBe('unsure');
  expect(await findByKey(calls({ messages: [], limits: [], cursor: '1' }), wanted)).toBeNull();
  const keyed = { ...message, client_key: 'k' };
  expect(await findByKey(calls({ messages: [keyed] }), wanted)).toMatchObject({ id: 7 });
});

test('chats without a count: there may be more behind a full page', async () => {
  const chat = { id: 1, with_user_id: 2, chat_type: 0, last_message_id: 7, updated_at: at };
  const asked = { kind: 'all' as const, search: '', offset: 20 };
  const few = await loadChats(calls({ list: [chat], unread: 1 }), asked);
  expect(few.count).toBe(21);
  expect(few.chats).toMatchObject([{ person: { id: 2, displayName: '#2' }, unreadCount: 0 }]);
  const full = { list: Array.from({ length: 20 }, () => chat), unread: 0 };
  expect((await loadChats(calls(full), asked)).count).toBe(41);
});

test('people without `next` and `count`: that is all of them', async () => {
  const http = plain({ list: [{ by_user: { id: 3 }, to_user: { id: 2 }, created_at: at }] });
  expect(await loadStart(http, 'followed')).toMatchObject({ count: 1, next: null });
});

const rows = {
  followed: [{ by_user: { id: 3 }, to_user: { id: 2 }, created_at: at }],
  subscriptions: [
    { by_user: { id: 3 }, to_user: { id: 2 }, created_at: at, expires_at: at, is_expired: false },
  ],
  blacklist: [{ by_user: { id: 3 }, to_user: { id: 2 }, created_at: at, ban_type: 'mute' }],
};
/** A server that answers a command with the list that it changes. */
const withLists = (changed: keyof typeof rows, more: object = { success: true }) => {
  const { fetch, seen } = fakeServer(() => json(200, { list: rows[changed], ...more }));
  return { http: createHttp({ fetch, xsrfToken: () => 't' }), seen };
};

test('a follow, a ban and a renewal that answer with their list alone: what they changed is known, and no list is read', async () => {
  const followed = withLists('followed');
  expect(await startFollowing(followed.http, 2)).toMatchObject({
    list: 'followed',
    count: 1,
    entry: { person: { id: 2 } },
  });
  const { relationship: left } = await stopFollowing(followed.http, 9);
  expect(left).toEqual({ isFollower: false });
  const { entry, relationship: joined } = await startFollowing(followed.http, 9);
  expect([entry, joined]).toEqual([null, { isFollower: true }]);
  expect(followed.seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);

  const blacklist = withLists('blacklist');
  expect(await banPerson(blacklist.http, 2, 'mute')).toMatchObject({
    list: 'blacklist',
    entry: { banType: 'mute' },
  });
  expect((await banPerson(blacklist.http, 2, 'mute')).relationship).toEqual({ banType: 'mute' });
  expect((await forgivePerson(blacklist.http, 9)).relationship).toEqual({ banType: null });
  expect(blacklist.seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);

  const subscriptions = withLists('subscriptions', {});
  expect(await deactivateRenew(subscriptions.http, 2)).toMatchObject({
    list: 'subscriptions',
    relationship: {
      subscription: { expiresAt: at, isAutoRenewable: false },
      isSubscriber: true,
    },
  });
  expect((await reactivateRenew(subscriptions.http, 9)).relationship).toEqual({});
  expect(subscriptions.seen.map(({ method }) => method)).toEqual(['POST', 'POST']);
});

test('a command that says `success: false` was not carried out', async () => {
  const { http } = withLists('followed', { success: false });
  await expect(startFollowing(http, 2)).rejects.toMatchObject({ kind: 'unexpected' });
});

test('stock Fortify gets the name that it wants', async () => {
  const { fetch, seen } = fakeServer(() => json(201, {}));
  const form = { email: 'kit@fanfare.test', username: 'kit', displayName: 'Kit', password: 'p' };
  await register(createHttp({ fetch, xsrfToken: () => 't' }), form, null);
  expect(JSON.parse(String(seen[0]?.body))).toMatchObject({ name: 'Kit', display_name: 'Kit' });
});

test('a feed without `meta` ends with its page', async () => {
  expect(await loadFeedPage(plain({ data: [] }), null)).toEqual({ posts: [], nextCursor: null });
});

test('a member of whom little is said', async () => {
  const http = plain({ data: { id: 3, email_verified_at: at, is_deleted: false } });
  expect(await fetchIdentity(http)).toMatchObject({
    viewer: { id: 3, isVerified: true, isCreator: false, profilePhoto: null },
    unread: 0,
  });
});

test('endpoints that are ours alone are done without where they answer 404', async () => {
  const http = plain({ message: 'Not found.' }, 404);
  expect(await loadSuggestions(http)).toEqual([]);
  expect(await fetchNonce(http)).toBeNull();
});

test('a provider’s sign-in says `not_attached: false` as well as nothing', async () => {
  const taken = { success: true, not_attached: false };
  expect(await enterWithGoogle(plain(taken), 'c')).toEqual({
    status: 'attached',
    twoFactor: false,
  });
  const open = { success: true, not_attached: true, jwt: 'j' };
  expect(await enterWithGoogle(plain(open), 'c')).toMatchObject({ status: 'not_attached' });
});

test('a redirect, such as `guest` answers with an absolute address, is not followed: the session is not what we think', async () => {
  let doubts = 0;
  const server = fakeServer(opaqueRedirect);
  const http = createHttp({
    fetch: server.fetch,
    origin: 'https://api.harbour.example',
    xsrfToken: () => 't',
    onSessionChanged: () => (doubts += 1),
  });
  await expect(http.post('/login', {})).rejects.toEqual({ kind: 'sessionChanged' });
  expect(doubts).toBe(1);
  expect(server.seen).toMatchObject([
    { path: 'https://api.harbour.example/login', credentials: 'include', redirect: 'manual' },
  ]);
});
