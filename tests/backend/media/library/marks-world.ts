import { expect } from 'vitest';
import { uploadedAnswer, type UploadedFile } from '#src/contract/media/library.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { page } from '../../billing/lists/lists.ts';
import { boCardId, newKey, press } from '../../billing/payments.ts';
import { post, read, say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { makePost } from '../../posts/writing.ts';
import { idOf, storeFile, subscribe, type Name } from '../../world.ts';

export const minute = 60_000;
export const day = 86_400_000;

/** A file of ada's, bo as a fan of hers, and the library as she reads it about somebody. */
export interface MarksWorld {
  backend: TestBackend;
  ada: Browser;
  bo: Browser;
  hash: string;
  /** Moment at which the clock began, and each minute after it. */
  at: (minutes: number) => string;
}

export async function openMarks(): Promise<MarksWorld> {
  const backend = await createTestBackend();
  const start = backend.clock().getTime();
  await subscribe(backend, 'bo', 'ada');
  return {
    backend,
    ada: await signedIn(backend, 'ada'),
    bo: await signedIn(backend, 'bo'),
    hash: (await storeFile(backend, 'ada')).hash,
    at: (minutes) => new Date(start + minutes * minute).toISOString(),
  };
}

/** Files of somebody's library, marked about a member where one is named. */
export async function filesOf(by: Browser, about?: Name | number): Promise<UploadedFile[]> {
  const id = typeof about === 'string' ? idOf(about) : about;
  const answer = await by.get(`/api/v1/library/uploaded${id === undefined ? '' : `?about=${id}`}`);
  expect(answer.status).toBe(200);
  return uploadedAnswer.parse(await answer.json()).data;
}

/** Mark of the only file in somebody's library. */
export async function markOf(by: Browser, about?: Name | number) {
  const [file] = await filesOf(by, about);
  if (!file) throw new Error('The library is empty');
  return file.mark;
}

export const price = { amount: 500, currency: 'USD' };
const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };

/** The three ways in which ada shows a file to bo: for nothing, and for 5.00. */
export interface Way {
  give(world: MarksWorld, rest?: object): Promise<unknown>;
  /** Id of what is for sale. */
  sell(world: MarksWorld, rest?: object): Promise<number>;
  buy(world: MarksWorld, id: number): Promise<Response>;
}

const buyMessage: Way['buy'] = ({ bo }, id) =>
  bo.post(`/api/v1/messages/${id}/purchase`, { ...paying, withUserId: idOf('ada') }, newKey());

const forSale = { message: 'Secret', isPaid: true, price: 500 };
const toSubscribers = async ({ ada, bo, hash }: MarksWorld, words: object) => {
  const answer = await post(ada, 'bo', { ...words, fileHash: [hash], rcpt: 'subscribers' });
  expect(await answer.json()).toMatchObject({ success: true, recipients: 1 });
  return (await read(bo, 'ada'))[0]?.id ?? 0;
};

export const ways: Record<'post' | 'message' | 'mass message', Way> = {
  post: {
    give: ({ ada, hash }, rest = {}) => makePost(ada, { text: 'x', media: [hash], ...rest }),
    sell: async ({ ada, hash }, rest = {}) =>
      (await makePost(ada, { text: 'x', media: [hash], is_paid: true, price: 500, ...rest })).id,
    buy: ({ bo }, id) => bo.post(`/api/v1/posts/${id}/purchase`, paying, newKey()),
  },
  message: {
    give: ({ ada, hash }) => say(ada, 'bo', { fileHash: [hash] }),
    sell: async ({ ada, hash }, rest = {}) =>
      (await say(ada, 'bo', { ...forSale, fileHash: [hash], ...rest })).id,
    buy: buyMessage,
  },
  'mass message': {
    give: (world) => toSubscribers(world, { message: 'To all of you' }),
    sell: (world) => toSubscribers(world, forSale),
    buy: buyMessage,
  },
};

/** Sells and buys, a minute apart; the id of what was sold. */
export async function sold(world: MarksWorld, way: Way): Promise<number> {
  const id = await way.sell(world);
  world.backend.advance(minute);
  expect((await way.buy(world, id)).status).toBe(201);
  return id;
}

/** Gives back what bo paid last. */
export async function refund({ backend, bo }: MarksWorld): Promise<void> {
  const payment = (await page(bo, 'sent')).data[0]?.id;
  expect((await press(backend, 'refund', { payment })).status).toBe(204);
}
