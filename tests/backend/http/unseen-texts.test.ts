import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '#src/backend/db/schema/billing.ts';
import { folderAnswer } from '#src/contract/media/folder.ts';
import { passkeysAnswer } from '#src/contract/auth/passkey.ts';
import { unseenTexts } from '#tests/lib/unseen-texts.ts';
import { createAuthenticator } from '../auth/passkeys/authenticator.ts';
import { confirmed, openBrowser, refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { gil } from '../auth/newcomer.ts';
import { addTo } from '../auth/passkeys/passkey-owner.ts';
import { newKey, tip } from '../billing/payments.ts';
import { germanAccount } from '../billing/payouts/payout-world.ts';
import { post, read, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { leave, rowOf } from '../settings/leaving/leaving-world.ts';
import { change, makePost, postOf } from '../posts/writing.ts';
import { follow, idOf, storeFile, writePost } from '../world.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
/** One world for all: nothing that is refused changes it. */
beforeAll(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await confirmed(backend, 'ada'), await signedIn(backend, 'bo')];
});
/** Each has the calls of another minute. */
beforeEach(() => backend.advance(61_000));

/** Makes what the text is for, and returns what sends it. */
type Needed = () => Promise<(text: string) => Promise<Response>>;

const folders = '/api/v1/library/folders';
const put = (path: string, body: object) => ada.send('PUT', path, body);
const commentOn = (id: number, text: string) =>
  bo.post(`/api/v1/posts/${id}/comments`, { text }, { 'Idempotency-Key': randomUUID() });
const idIn = async (answer: Response) =>
  ((await answer.json()) as { data: { id: number } }).data.id;
const reportOn = (path: string, message: string) =>
  bo.post(`/api/v1/${path}/complaint`, { message, reason: 'other' });

const needed: Record<string, Needed> = {
  'a message': async () => (message) => post(ada, 'bo', { message }),
  'a message for many': async () => {
    await follow(backend, 'bo', 'ada');
    return (message) => post(ada, 'bo', { message, rcpt: 'followers' });
  },
  'other words for a message': async () => {
    const { id: messageId } = await say(ada, 'bo', 'Hello');
    return (message) =>
      ada.post('/api/v1/message/edit', { withUserId: idOf('bo'), messageId, message });
  },
  'a post': async () => (text) => ada.post('/api/v1/posts', { text, title: text }, newKey()),
  'other words for a post': async () => {
    const made = await makePost(ada);
    return (text) => change(ada, made, { text, title: text });
  },
  'a comment': async () => {
    const { id } = await writePost(backend, 'ada');
    return (text) => commentOn(id, text);
  },
  'other words for a comment': async () => {
    const { id } = await writePost(backend, 'ada');
    const comment = await idIn(await commentOn(id, 'Lovely'));
    return (text) => bo.send('PATCH', `/api/v1/comments/${comment}`, { text });
  },
  'a folder': async () => (name) => ada.post(folders, { name }),
  'another name of a folder': async () => {
    const id = await idIn(await ada.post(folders, { name: 'Sea' }));
    return (name) => ada.send('PATCH', `${folders}/${id}`, { name });
  },
  'a report of a person': async () => (text) => reportOn(`chat/${idOf('ada')}`, text),
  'a report of a post': async () => {
    const { id } = await writePost(backend, 'ada');
    return (text) => reportOn(`posts/${id}`, text);
  },
  'a report of a comment': async () => {
    const { id } = await writePost(backend, 'fay');
    const answer = await ada.post(
      `/api/v1/posts/${id}/comments`,
      { text: 'Rude' },
      { 'Idempotency-Key': randomUUID() },
    );
    const comment = await idIn(answer);
    return (text) => reportOn(`comments/${comment}`, text);
  },
  'the name of a newcomer': async () => {
    const guest = await openBrowser(backend);
    return (name) => guest.post('/register', { ...gil, display_name: name });
  },
  'the username of a newcomer': async () => {
    const guest = await openBrowser(backend);
    return (username) => guest.post('/register', { ...gil, username });
  },
  'the name of a newcomer by another site': async () => {
    const guest = await openBrowser(backend);
    const { username } = gil;
    return (name) =>
      guest.post('/register_social', {
        provider: 'google',
        jwt: 'jwt',
        username,
        display_name: name,
        terms: true,
      });
  },
  'a display name': async () => (name) =>
    put('/api/v1/me/profile', { display_name: name, username: 'ada', about: null }),
  'a display name by the published action': async () => (name) =>
    put('/user/profile-information', { email: 'ada@fanfare.test', display_name: name }),
  'the name of a passkey': async () => (name) => addTo(ada, createAuthenticator(), name),
  'another name of a passkey': async () => {
    await addTo(ada, createAuthenticator());
    const [made] = passkeysAnswer.parse(await (await ada.get('/api/v1/me/passkeys')).json());
    return (name) => ada.send('PATCH', `/api/v1/me/passkeys/${made?.id}`, { name });
  },
  'the holder of an account': async () => (holder) =>
    put('/api/v1/billing/payout_method', { ...germanAccount, holder }),
};

describe('a text in which nothing is seen is refused as none, beside its field', () => {
  const {
    mixture = '',
    'a joiner': joiner = '',
    'Braille without a dot': braille = '',
  } = unseenTexts;
  const most = Object.values(unseenTexts).join('');

  test.each(Object.entries(needed))('%s', async (_, prepare) => {
    const send = await prepare();
    const none = await refusalOf(await send(''));
    expect(none.status).toBe(422);
    expect(none.errors).toBeDefined();
    for (const text of [mixture, joiner, braille, most])
      expect(await refusalOf(await send(text)), JSON.stringify(text)).toEqual(none);
  });
});

describe('where a text may be missing, one in which nothing is seen is none', () => {
  const unseen = unseenTexts['mixture'] ?? '';

  test('the words of a message with a picture', async () => {
    const { hash } = await storeFile(backend, 'ada');
    await say(ada, 'bo', { message: unseen, fileHash: [hash] });
    expect((await read(bo, 'ada'))[0]).toMatchObject({ text: null, media: [{ hash }] });
  });

  test('the title of a post, and what its picture shows', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post', alt: null });
    const body = { title: unseen, text: 'Words', media: [{ hash, alt: unseen }] };
    const made = await makePost(ada, body);
    expect(made).toMatchObject({ title: null, text: 'Words', media: [{ alt: null }] });
    const titled = await postOf(await change(ada, made, { title: 'Title', text: unseen }));
    expect(titled).toMatchObject({ title: 'Title', text: null });
  });

  test('the words of a tip', async () => {
    expect((await tip(bo, 'ada', { message: unseen })).status).toBe(201);
    expect(await backend.db.select().from(payments)).toMatchObject([{ note: null }]);
  });

  test('the label of a link', async () => {
    const answer = await ada.post('/api/v1/referrals/links', { label: unseen }, newKey());
    expect(await answer.json()).toMatchObject({ data: { label: null } });
  });
});

test('what is joined inside of words and emoji stays as it was written', async () => {
  const text = 'می\u200cخواهم क्\u200dष 👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}';
  expect(await say(ada, 'bo', ` ${text}\u200b `)).toMatchObject({ text: `${text}\u200b` });
  const folder = await ada.post(folders, { name: 'می\u200cخواهم' });
  expect(folderAnswer.parse(await folder.json()).data.name).toBe('می\u200cخواهم');
});

test('a password is whatever was typed', async () => {
  const password = '\u200b\u2800'.repeat(8);
  const guest = await openBrowser(backend);
  const given = { ...gil, password, password_confirmation: password };
  expect((await guest.post('/register', given)).status).toBe(201);
  const again = await openBrowser(backend);
  expect((await again.post('/login', { email: gil.email, password })).status).toBe(200);
});

/** The last: ada is gone afterwards. */
test('words about oneself, and why one leaves, may be none as well', async () => {
  const words = { display_name: 'Ada B.', username: 'ada', about: unseenTexts['mixture'] };
  expect((await put('/api/v1/me/profile', words)).status).toBe(200);
  expect((await leave(ada, { reason: unseenTexts['mixture'] })).status).toBe(200);
  expect(await rowOf(backend, 'ada')).toMatchObject({ about: null, leaveReason: null });
});
