import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { listedTransactionAnswer } from '#src/contract/billing/billing-lists.ts';
import { ownedAnswer } from '#src/contract/media/library.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { relate } from '../people/relate.ts';
import { change, makePost, press as pressOn } from '../posts/writing.ts';
import { idOf, storeFile, writePost } from '../world.ts';
import { page } from './lists.ts';
import { boCardId, newKey, press, saveCard } from './payments.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
let postId = 0;
let hash = '';
const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };
const path = () => `/api/v1/profiles/ada/posts/${postId}`;
const buy = (browser = bo, body: object = paying) =>
  browser.post(`/api/v1/posts/${postId}/purchase`, body, newKey());
const postOf = async (browser: Browser) =>
  postAnswer.parse(await (await browser.get(path())).json()).data;
const emptied = { text: '.', title: null, media: [] };

beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  ({ hash } = await storeFile(backend, 'ada', { purpose: 'post', alt: 'The lake' }));
  const post = { title: 'Lake', text: 'Sold words', isPaid: true, price: 500, media: [hash] };
  ({ id: postId } = await writePost(backend, 'ada', post));
});

/** Changes that an author may make to a sold post. */
const doings: Record<string, () => Promise<unknown>> = {
  'it is emptied': async () => {
    backend.advance(60_000);
    expect((await change(ada, await postOf(ada), emptied)).status).toBe(200);
  },
  'it is emptied by an edit that was applied': async () => {
    const draft = await makePost(ada, { status: 'draft', draft_of: postId, ...emptied });
    const answer = await pressOn(ada, draft.id, 'apply', { updated_at: draft.updated_at });
    expect(answer.status).toBe(200);
  },
  'it is deleted': () => ada.send('DELETE', `/api/v1/posts/${postId}?accept_purchases=1`),
  'its buyer is blocked': () => relate(ada, 'bo', 'ban', { ban_type: 'block' }),
  'its author leaves': () =>
    backend.db
      .update(users)
      .set({ isDeleted: true })
      .where(eq(users.id, idOf('ada'))),
  'all of it, and the file is deleted': async () => {
    await change(ada, await postOf(ada), emptied);
    await ada.send('DELETE', `/api/v1/posts/${postId}?accept_purchases=1`);
    await relate(ada, 'bo', 'ban', { ban_type: 'block' });
  },
};
/** Blocked buyers see nothing on the author's own pages. */
const isClosed = (name: string) => name.includes('block') || name.includes('all');

describe('what was sold stays as it was to its buyer', () => {
  it.each(Object.keys(doings))('%s', async (name) => {
    expect((await buy()).status).toBe(201);
    await doings[name]?.();
    const removal = await ada.send('DELETE', `/api/v1/files/${hash}`);
    expect([403, 409]).toContain(removal.status);

    const owned = ownedAnswer.parse(await (await bo.get('/api/v1/library/owned')).json()).data;
    expect(owned).toMatchObject([{ hash, alt: 'The lake', purchase: { subject_id: postId } }]);
    expect((await backend.fetch(owned[0]?.url ?? '')).status).toBe(200);
    expect((await bo.get(`/api/v1/library/files/${hash}`)).status).toBe(200);

    const [sent] = (await page(bo, 'sent')).data;
    expect(owned[0]?.purchase.payment_id).toBe(sent?.id);
    const receipt = await bo.get(`/api/v1/billing/transactions/${sent?.id ?? 0}`);
    const { data } = listedTransactionAnswer.parse(await receipt.json());
    expect(data.sold).toMatchObject({ title: 'Lake', text: 'Sold words', media: [{ hash }] });

    const answer = await bo.get(path());
    expect(answer.status).toBe(isClosed(name) ? 404 : 200);
    expect((await answer.text()).includes('Sold words')).toBe(!isClosed(name));
  });

  it('each buyer has what they bought, and the author what there is now', async () => {
    const fay = await signedIn(backend, 'fay');
    const { id: card_id } = await saveCard(backend, fay, '4242424242424242');
    await buy();
    backend.advance(60_000);
    await change(ada, await postOf(ada), { text: 'Second words' });
    backend.advance(60_000);
    await buy(fay, { ...paying, card_id });
    backend.advance(60_000);
    await change(ada, await postOf(ada), { text: 'Third words', media: [] });
    const texts = [bo, fay, ada].map(async (browser) => {
      const { text, media } = await postOf(browser);
      return [text, media.length];
    });
    expect(await Promise.all(texts)).toEqual([
      ['Sold words', 1],
      ['Second words', 1],
      ['Third words', 0],
    ]);
  });

  it('a post that is changed while its payment waits is sold as it was asked for', async () => {
    const { id: card_id } = await saveCard(backend, bo, '4000000000000077');
    expect((await buy(bo, { ...paying, card_id })).status).toBe(202);
    backend.advance(1_000);
    await change(ada, await postOf(ada), emptied);
    backend.advance(10_000);
    const [sent] = (await page(bo, 'sent')).data;
    await bo.get(`/api/v1/billing/transactions/${sent?.id ?? 0}`);
    expect((await postOf(bo)).text).toBe('Sold words');
  });

  it('until it is given back', async () => {
    await buy();
    const [sent] = (await page(bo, 'sent')).data;
    await press(backend, 'refund', { payment: sent?.id });
    const answer = await bo.get(`/api/v1/billing/transactions/${sent?.id ?? 0}`);
    expect(listedTransactionAnswer.parse(await answer.json()).data.sold).toBeUndefined();
    expect((await bo.get(`/api/v1/library/files/${hash}`)).status).toBe(404);
  });

  it('to nobody else: its seller’s receipt holds nothing, a stranger reads what there is now', async () => {
    await buy();
    await change(ada, await postOf(ada), emptied);
    const [received] = (await page(ada, 'received')).data;
    const answer = await ada.get(`/api/v1/billing/transactions/${received?.id ?? 0}`);
    expect(await answer.text()).not.toContain('Sold words');
    const fay = await signedIn(backend, 'fay');
    expect(await (await fay.get(path())).text()).not.toContain('Sold words');
  });
});

it('a message that was sold stays in the library and the receipt after a block', async () => {
  const file = await storeFile(backend, 'ada');
  const { id } = await say(ada, 'bo', {
    message: 'Sold in a chat',
    fileHash: [file.hash],
    isPaid: true,
    price: 500,
  });
  const bought = await bo.post(
    `/api/v1/messages/${id}/purchase`,
    { ...paying, withUserId: idOf('ada') },
    newKey(),
  );
  expect(bought.status).toBe(201);
  await relate(ada, 'bo', 'ban', { ban_type: 'block' });
  const owned = ownedAnswer.parse(await (await bo.get('/api/v1/library/owned')).json()).data;
  expect(owned.map((one) => one.hash)).toEqual([file.hash]);
  expect((await backend.fetch(owned[0]?.url ?? '')).status).toBe(200);
  const [sent] = (await page(bo, 'sent')).data;
  const receipt = await bo.get(`/api/v1/billing/transactions/${sent?.id ?? 0}`);
  const { data } = listedTransactionAnswer.parse(await receipt.json());
  expect(data.sold).toMatchObject({ text: 'Sold in a chat', media: [{ hash: file.hash }] });
});
