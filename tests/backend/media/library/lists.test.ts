import { beforeEach, describe, expect, test } from 'vitest';
import { messagePurchases, messageMedia, messages } from '#src/backend/db/schema/chat.ts';
import { postPurchases, posts } from '#src/backend/db/schema/posts.ts';
import { folderAnswer } from '#src/contract/media/folder.ts';
import { fileAnswer } from '#src/contract/media/file.ts';
import { ownedAnswer, uploadedAnswer } from '#src/contract/media/library.ts';
import { eq } from 'drizzle-orm';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, idOf, storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});
const query = (cursor: string | null) => (cursor === null ? '' : `?cursor=${cursor}`);
const uploaded = async (by: Browser, cursor: string | null = null) =>
  uploadedAnswer.parse(await (await by.get(`/api/v1/library/uploaded${query(cursor)}`)).json());
const owned = async (by: Browser, cursor: string | null = null) =>
  ownedAnswer.parse(await (await by.get(`/api/v1/library/owned${query(cursor)}`)).json());
const file = (by: Browser, hash: string) => by.get(`/api/v1/library/files/${hash}`);
const ago = (minutes: number) => new Date(backend.clock().getTime() - minutes * 60_000);

const sellPost = async (minutes = 0, media = 1) => {
  const files = [];
  for (let each = 0; each < media; each += 1)
    files.push((await storeFile(backend, 'ada', { purpose: 'post' })).hash);
  const rest = { title: 'Fog', isPaid: true, price: 500, media: files };
  const post = await writePost(backend, 'ada', rest);
  const sale = { postId: post.id, userId: idOf('bo'), amount: 500, createdAt: ago(minutes) };
  await backend.db.insert(postPurchases).values(sale);
  return { post, files };
};
const sellMessage = async (minutes: number, deletedFor: number[] = []) => {
  const { hash } = await storeFile(backend, 'ada');
  const now = backend.clock();
  const [row] = await backend.db
    .insert(messages)
    .values({
      authorId: idOf('ada'),
      toUserId: idOf('bo'),
      lowUserId: Math.min(idOf('ada'), idOf('bo')),
      highUserId: Math.max(idOf('ada'), idOf('bo')),
      chatType: 0,
      isPaid: true,
      price: 300,
      deletedFor,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('No message was stored');
  await backend.db.insert(messageMedia).values({ messageId: row.id, position: 0, fileHash: hash });
  const sale = { messageId: row.id, userId: idOf('bo'), amount: 300, createdAt: ago(minutes) };
  await backend.db.insert(messagePurchases).values(sale);
  return { hash, id: row.id };
};

const inside = (by: Browser, folder: number | string) =>
  by.get(`/api/v1/library/uploaded?folder=${folder}`);
const makeFolder = async (by: Browser) => {
  const answer = await by.post('/api/v1/library/folders', { name: 'Sea' });
  return folderAnswer.parse(await answer.json()).data.id;
};

describe('uploaded', () => {
  test('one’s own files for posts and messages, latest first, and the room they take', async () => {
    const old = await storeFile(backend, 'ada', { bytes: 100, createdAt: ago(9) });
    const young = await storeFile(backend, 'ada', { bytes: 50, purpose: 'post' });
    await storeFile(backend, 'ada', { bytes: 7, purpose: 'avatar' });
    await storeFile(backend, 'ada', { status: 'failed' });
    await storeFile(backend, 'bo', { bytes: 1_000 });
    const { data, meta } = await uploaded(ada);
    expect(data.map(({ hash }) => hash)).toEqual([young.hash, old.hash]);
    expect(meta).toMatchObject({ count: 2, bytes: 157, next_cursor: null });
    expect(meta.storage).toBe(backend.settings.storagePerMember);
    expect((await ada.get(data[0]?.thumb_url ?? '')).status).toBe(200);
  });

  test('pages follow one another without a gap, also through one moment', async () => {
    for (let each = 0; each < 95; each += 1) await storeFile(backend, 'ada');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await uploaded(ada, cursor);
      seen.push(...page.data.map(({ hash }) => hash));
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(95);
    expect(new Set(seen).size).toBe(95);
  });

  test.each(['x', 'eyJ9', Buffer.from('{"created_at":"9e99 a","id":0}').toString('base64url')])(
    'a cursor that is none begins at the start: %s',
    async (cursor) => {
      await storeFile(backend, 'ada');
      expect((await uploaded(ada, cursor)).data).toHaveLength(1);
    },
  );
});

describe('a folder', () => {
  test('lists what was put into it; the files go on being listed beside all others', async () => {
    const id = await makeFolder(ada);
    const sea = await storeFile(backend, 'ada');
    await storeFile(backend, 'ada');
    await ada.post(`/api/v1/library/folders/${id}/items`, { add: [sea.hash] });
    const { data, meta } = uploadedAnswer.parse(await (await inside(ada, id)).json());
    expect(data.map(({ hash }) => hash)).toEqual([sea.hash]);
    expect(meta.count).toBe(2);
    expect((await uploaded(ada)).data).toHaveLength(2);
  });

  test('of another member, or of none, is not there', async () => {
    const id = await makeFolder(bo);
    expect((await inside(ada, id)).status).toBe(404);
    expect((await inside(ada, 999_999)).status).toBe(404);
    expect((await inside(ada, 'x')).status).toBe(422);
    expect((await inside(ada, '9'.repeat(30))).status).toBe(422);
  });
});

describe('owned', () => {
  test('what was bought, from whom, for how much, latest first', async () => {
    const { post, files } = await sellPost(5, 2);
    const message = await sellMessage(1);
    const { data } = await owned(bo);
    expect(data.map(({ hash }) => hash)).toEqual([message.hash, ...files]);
    expect(data[1]?.purchase).toMatchObject({
      subject: 'post',
      subject_id: post.id,
      title: post.title,
      from: { username: 'ada' },
      price: { amount: 500, currency: 'USD' },
    });
    expect(data[0]?.purchase.title).toBeNull();
    expect((await bo.get(data[0]?.url ?? '')).status).toBe(200);
    expect((await owned(ada)).data).toEqual([]);
  });

  test('pages of both kinds follow one another, also through one moment', async () => {
    for (let each = 0; each < 24; each += 1) await sellPost();
    for (let each = 0; each < 24; each += 1) await sellMessage(0);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await owned(bo, cursor);
      seen.push(...page.data.map(({ hash }) => hash));
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(48);
    expect(new Set(seen).size).toBe(48);
  });

  test('a post that its author deleted stays; a message deleted for oneself does not', async () => {
    const { post } = await sellPost();
    await sellMessage(0, [idOf('bo')]);
    const gone = { deletedAt: backend.clock() };
    await backend.db.update(posts).set(gone).where(eq(posts.id, post.id));
    const { data } = await owned(bo);
    expect(data.map(({ purchase }) => purchase.subject_id)).toEqual([post.id]);
  });

  test('what was bought stays when its seller blocks the buyer', async () => {
    await sellPost();
    await sellMessage(0);
    const before = (await owned(bo)).data.map(({ hash }) => hash);
    await ban(backend, 'ada', 'bo', 'block');
    expect((await owned(bo)).data.map(({ hash }) => hash)).toEqual(before);
  });
});

test('guests have neither', async () => {
  const guest = await openBrowser(backend);
  expect((await guest.get('/api/v1/library/uploaded')).status).toBe(401);
  expect((await guest.get('/api/v1/library/owned')).status).toBe(401);
});

describe('one file', () => {
  test('of one’s own or bought, with an address that works; no other', async () => {
    const own = await storeFile(backend, 'ada');
    const { files: sold } = await sellPost();
    const message = await sellMessage(0);
    const face = await storeFile(backend, 'ada', { purpose: 'avatar' });
    for (const [by, hash] of [
      [ada, own.hash],
      [bo, sold[0] ?? ''],
      [bo, message.hash],
    ] as const) {
      const answer = await file(by, hash);
      const { data } = fileAnswer.parse(await answer.json());
      expect((await by.get(data.url ?? '')).status).toBe(200);
    }
    expect((await file(bo, own.hash)).status).toBe(404);
    expect((await file(ada, face.hash)).status).toBe(404);
    expect((await file(ada, 'unknown')).status).toBe(404);
    expect((await file(await openBrowser(backend), own.hash)).status).toBe(401);
  });

  test('bought from somebody who blocks the buyer is still there', async () => {
    const { files: sold } = await sellPost();
    await ban(backend, 'ada', 'bo', 'block');
    expect((await file(bo, sold[0] ?? '')).status).toBe(200);
  });
});
