import { beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#src/backend/db/schema/billing.ts';
import { comments } from '#src/backend/db/schema/comments.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, chargesOf, newKey, tip } from '../billing/payments.ts';
import { post as write, read, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, writePost } from '../world.ts';

/** A number that nothing has. */
const nothing = 999_999;

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});

const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
const complaint = { reason: 'spam', message: 'Look at this.' };

/** Every call that takes the number of a post, with and without a card that pays. */
const askedOfPosts: Record<string, (id: number) => Promise<Response>> = {
  tip: (id) => tip(bo, 'ada', { subject: { type: 'post', id } }),
  'tip without a card': (id) => tip(bo, 'ada', { card_id: 77, subject: { type: 'post', id } }),
  purchase: (id) => bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey()),
  page: (id) => bo.get(`/api/v1/profiles/ada/posts/${id}`),
  like: (id) => bo.post(`/api/v1/posts/${id}/like`),
  'taking a like back': (id) => bo.send('DELETE', `/api/v1/posts/${id}/like`),
  hide: (id) => bo.post(`/api/v1/posts/${id}/hide`),
  thread: (id) => bo.get(`/api/v1/posts/${id}/comments`),
  comment: (id) => bo.post(`/api/v1/posts/${id}/comments`, { text: 'Hi' }, newKey()),
  opening: (id) => bo.send('PATCH', `/api/v1/posts/${id}/comments`, { open_to: 'nobody' }),
  complaint: (id) => bo.post(`/api/v1/posts/${id}/complaint`, complaint),
  channel: (id) =>
    bo.post('/api/broadcasting/auth', { socket_id: '1.2', channel_name: `private-posts.${id}` }),
  edit: (id) => bo.send('PATCH', `/api/v1/posts/${id}`, { title: 'Mine' }),
  effects: (id) => bo.get(`/api/v1/posts/${id}/effects`),
  deletion: (id) => bo.send('DELETE', `/api/v1/posts/${id}`),
  duplicate: (id) => bo.post(`/api/v1/posts/${id}/duplicate`, {}, newKey()),
  'draft of it': (draft_of) =>
    bo.post('/api/v1/posts', { status: 'draft', draft_of, text: 'x' }, newKey()),
};
const askedOfMessages: Record<string, (id: number) => Promise<Response>> = {
  tip: (id) => tip(bo, 'ada', { subject: { type: 'message', id } }),
  purchase: (id) => bo.post(`/api/v1/messages/${id}/purchase`, paying, newKey()),
};

const said = async (answer: Response) => [answer.status, await answer.text()] as const;

describe('a post that is not for the eyes of the caller is the same as none', () => {
  const hidden = {
    'a draft': { status: 'draft', publishedAt: null },
    'a planned post': { status: 'scheduled', publishedAt: null, publishAt: new Date('2026-06-01') },
    'a published post whose time has not come': { publishedAt: new Date('2026-05-09') },
    'a deleted post': { deletedAt: new Date('2026-05-01') },
  } as const;
  for (const [name, columns] of Object.entries(hidden))
    it.each(Object.keys(askedOfPosts))(`${name}: %s`, async (call) => {
      const post = { title: 'SECRET TITLE', isPaid: true, price: 500, ...columns };
      const { id } = await writePost(backend, 'ada', post);
      const answer = await askedOfPosts[call]?.(id);
      const none = await askedOfPosts[call]?.(nothing);
      if (!answer || !none) throw new Error('No such call');
      expect(await said(answer)).toEqual(await said(none));
      expect(await backend.db.select().from(payments)).toEqual([]);
      expect(await chargesOf(backend)).toEqual([]);
    });

  it('an edit that waits to be applied: tip', async () => {
    const { id: draftOf } = await writePost(backend, 'ada', { title: 'Public' });
    const copy = { status: 'draft', publishedAt: null, draftOf, title: 'SECRET' } as const;
    const { id } = await writePost(backend, 'ada', copy);
    const answer = await tip(bo, 'ada', { subject: { type: 'post', id } });
    const none = await tip(bo, 'ada', { subject: { type: 'post', id: nothing } });
    expect(await said(answer)).toEqual(await said(none));
  });

  it('and a payment for one that was taken before tells nothing of it', async () => {
    const { id } = await writePost(backend, 'ada', { title: 'SECRET', status: 'draft' });
    const values = { payerId: idOf('bo'), payeeId: idOf('ada'), amount: 100, fee: 20 };
    const card = { cardToken: '', cardBrand: 'visa', cardLast4: '4242', currency: 'USD' };
    const at = { createdAt: backend.clock(), updatedAt: backend.clock() };
    const about = { type: 'tip', subjectType: 'post', subjectId: id } as const;
    const [row] = await backend.db
      .insert(payments)
      .values({ ...values, ...card, ...at, ...about, status: 'succeeded' })
      .returning();
    const path = `/api/v1/billing/transactions/${row?.id ?? 0}`;
    expect(await (await bo.get(path)).text()).not.toContain('SECRET');
    expect(await (await ada.get(path)).text()).toContain('SECRET');
  });
});

const body = (messageId: number, name: 'ada' | 'bo', bothSides: boolean) => ({
  withUserId: idOf(name),
  messageId,
  chatType: 0,
  bothSides,
});

describe('a message that is gone for the caller is the same as none', () => {
  const gone: Record<string, (id: number) => Promise<unknown>> = {
    'deleted for both': (id) => ada.post('/api/v1/message/delete', body(id, 'bo', true)),
    'deleted for me': (id) => bo.post('/api/v1/message/delete', body(id, 'ada', false)),
    'in a chat that I deleted': () => bo.post('/api/v1/chat/2/0/delete'),
  };
  for (const [name, remove] of Object.entries(gone))
    it.each(Object.keys(askedOfMessages))(`${name}: %s`, async (call) => {
      await say(ada, 'bo', 'hello');
      const id = (await read(bo, 'ada')).at(-1)?.id ?? 0;
      await remove(id);
      expect(await read(bo, 'ada')).toEqual([]);
      const answer = await askedOfMessages[call]?.(id);
      const none = await askedOfMessages[call]?.(nothing);
      if (!answer || !none) throw new Error('No such call');
      expect(await said(answer)).toEqual(await said(none));
      expect(await chargesOf(backend)).toEqual([]);
    });

  it('one that I see takes a tip', async () => {
    await say(ada, 'bo', 'hello');
    const id = (await read(bo, 'ada')).at(-1)?.id ?? 0;
    expect((await tip(bo, 'ada', { subject: { type: 'message', id } })).status).toBe(201);
    expect((await write(bo, 'ada', { message: 'x' })).status).toBe(200);
  });
});

const askedOfComments = (id: number) => [
  bo.send('PATCH', `/api/v1/comments/${id}`, { text: 'y' }),
  bo.send('DELETE', `/api/v1/comments/${id}`),
  bo.post(`/api/v1/comments/${id}/complaint`, complaint),
];

it('a comment below a post that the caller may not know of is the same as none', async () => {
  const draft = await writePost(backend, 'ada', { status: 'draft', publishedAt: null });
  const [row] = await backend.db
    .insert(comments)
    .values({ postId: draft.id, userId: idOf('fay'), text: 'x', createdAt: backend.clock() })
    .returning();
  const answers = await Promise.all(askedOfComments(row?.id ?? 0));
  const none = await Promise.all(askedOfComments(nothing));
  expect(await Promise.all(answers.map(said))).toEqual(await Promise.all(none.map(said)));
});
