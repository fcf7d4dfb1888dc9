import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { captions } from '#src/backend/db/schema/files.ts';
import { folderItems, folders } from '#src/backend/db/schema/library.ts';
import { massMessages } from '#src/backend/db/schema/mass.ts';
import { postVersions } from '#src/backend/db/schema/posts.ts';
import { rememberFamilies } from '#src/backend/db/schema/auth.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { confirmed, signedIn, type Browser } from '../../auth/browser.ts';
import { boCardId, newKey, subscribeTo, tip } from '../../billing/payments.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { makePost } from '../../posts/writing.ts';
import { ban, follow, idOf, storeFile, subscribe, writePost } from '../../world.ts';

/** Words that Bo may not read, or that were taken back. */
export const unread = ['behind-a-price', 'taken-back', 'of-who-blocks', 'written-to-cy'] as const;

const done = async (answer: Promise<Response>): Promise<void> => {
  const { status, ok } = await answer;
  expect(ok, String(status)).toBe(true);
};

async function write(backend: TestBackend, bo: Browser): Promise<void> {
  const { db, clock } = backend;
  const own = eq(users.id, idOf('bo'));
  await storeFile(backend, 'bo', { hash: 'bo-face', purpose: 'avatar' });
  await storeFile(backend, 'bo', { hash: 'bo-shown', purpose: 'post', alt: 'A boat' });
  await storeFile(backend, 'bo', { hash: 'bo-loose', purpose: 'post', name: 'ferry 204.jpg' });
  const marks = [{ language: 'pt-BR', mark: '01234567', bytes: 21 }];
  await storeFile(backend, 'bo', { hash: 'bo-film', purpose: 'post', captions: marks });
  const spoken = { fileHash: 'bo-film', language: 'pt-BR', body: 'Captions of bergamot' };
  await db.insert(captions).values({ ...spoken, createdAt: clock() });
  await db
    .update(users)
    .set({ profilePhoto: 'bo-face', about: 'Collects zweihander.', country: 'NZ' })
    .where(own);
  const post = await writePost(backend, 'bo', { text: 'Of the quillwort', media: ['bo-shown'] });
  await db
    .insert(postVersions)
    .values({ postId: post.id, title: null, text: 'Said before', endedAt: clock() });
  await writePost(backend, 'bo', { text: 'Deleted lately', deletedAt: clock() });
  await makePost(bo, { text: 'Draft of marzipan', status: 'draft' });
  const [folder] = await db
    .insert(folders)
    .values({ userId: idOf('bo'), name: 'Boats', createdAt: clock() })
    .returning();
  if (!folder) throw new Error('no folder');
  for (const fileHash of ['bo-shown', 'ada-sold', 'ada-locked'])
    await db.insert(folderItems).values({ folderId: folder.id, fileHash, createdAt: clock() });
  await db.insert(massMessages).values({
    authorId: idOf('bo'),
    clientKey: randomUUID(),
    text: 'To all of you',
    price: 300,
    fileHashes: ['bo-loose'],
    recipients: 4,
    createdAt: clock(),
  });
}

async function react(backend: TestBackend, bo: Browser): Promise<void> {
  const { id } = await writePost(backend, 'ada', { text: 'Of Ada, for everybody' });
  const other = await writePost(backend, 'ada', { text: 'Another of Ada' });
  await done(bo.post(`/api/v1/posts/${id}/like`));
  await done(bo.post(`/api/v1/posts/${id}/comments`, { text: 'Said of an oxbow' }, newKey()));
  await done(bo.post(`/api/v1/posts/${other.id}/hide`));
  await done(bo.post(`/api/v1/posts/${id}/complaint`, { message: 'Not hers', reason: 'stolen' }));
  await done(bo.post('/api/v1/referrals/links', { label: 'Larkspur' }, newKey()));
  await done(bo.post(`/api/v1/people/${idOf('ada')}/start_following`));
  await follow(backend, 'ada', 'bo');
  await subscribe(backend, 'cy', 'bo');
  await ban(backend, 'bo', 'cy', 'mute');
}

async function pay(backend: TestBackend, bo: Browser): Promise<void> {
  await storeFile(backend, 'ada', { hash: 'ada-sold', purpose: 'post' });
  const sold = { text: 'Sold by Ada', isPaid: true, price: 500, media: ['ada-sold'] };
  const { id } = await writePost(backend, 'ada', sold);
  const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
  await done(bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey()));
  await done(tip(bo, 'ada', { message: 'For the lilac' }));
  await done(subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 }));
}

async function talk(backend: TestBackend, bo: Browser): Promise<void> {
  const [ada, fay] = [await signedIn(backend, 'ada'), await signedIn(backend, 'fay')];
  for (const hash of ['ada-free', 'ada-locked', 'ada-bought', 'fay-file', 'cy-file'])
    await storeFile(backend, hash.startsWith('ada') ? 'ada' : 'fay', { hash });
  await say(bo, 'ada', 'Bo wrote cinnabar');
  await say(ada, 'bo', { message: 'Ada wrote vermilion', fileHash: ['ada-free'] });
  const locked = { isPaid: true, price: 500 };
  await say(ada, 'bo', { message: unread[0], fileHash: ['ada-locked'], ...locked });
  const bought = await say(ada, 'bo', {
    message: 'Bought by Bo',
    fileHash: ['ada-bought'],
    ...locked,
  });
  const paying = {
    expected_amount: 500,
    currency: 'USD',
    card_id: boCardId,
    withUserId: idOf('ada'),
  };
  await done(bo.post(`/api/v1/messages/${bought.id}/purchase`, paying, newKey()));
  const gone = await say(ada, 'bo', unread[1]);
  const both = { withUserId: idOf('bo'), messageId: gone.id, chatType: 0, bothSides: true };
  await done(ada.post('/api/v1/message/delete', both));
  await say(bo, 'fay', 'Bo wrote to Fay');
  await say(fay, 'bo', { message: unread[2], fileHash: ['fay-file'] });
  await ban(backend, 'fay', 'bo', 'block');
}

/** Bo with a past of every kind, and what others have of which nothing is Bo's to read. */
export async function pastOfBo(): Promise<{ backend: TestBackend; bo: Browser }> {
  const backend = await createTestBackend();
  const bo = await confirmed(backend, 'bo');
  await pay(backend, bo);
  await talk(backend, bo);
  await write(backend, bo);
  await react(backend, bo);
  const ada = await signedIn(backend, 'ada');
  await say(ada, 'cy', unread[3]);
  await backend.db.insert(rememberFamilies).values({
    id: randomUUID(),
    userId: idOf('bo'),
    currentHash: 'a-hash-that-nobody-may-read',
    rotatedAt: backend.clock(),
  });
  const faces = and(eq(users.id, idOf('cy')));
  await backend.db.update(users).set({ country: 'ZZ', about: 'An about of Cy' }).where(faces);
  return { backend, bo };
}
