import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#src/backend/db/schema/billing.ts';
import { postMedia } from '#src/backend/db/schema/posts.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey, saveCard } from '../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { relate } from '../people/relate.ts';
import { startBroker } from '../realtime/broker-server.ts';
import { isOpen, socketOf } from '../realtime/session-socket.ts';
import { follow, idOf, storeFile, subscribe, writePost } from '../world.ts';

const secret = 'Only for those who may';
const asksAlways = '4000000000003220';
const paying = { expected_amount: 500, currency: 'USD', card_id: boCardId };

let server: Awaited<ReturnType<typeof startBroker>>;
let backend: TestBackend;
let ada: Browser;
let bo: Browser;
let postId = 0;
beforeEach(async () => {
  server = await startBroker();
  backend = await createTestBackend({ broadcast: server.broadcast });
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});
afterEach(() => server.stop());

describe('what was never ended stays', () => {
  it('of one reader who leaves the others keep their sockets', async () => {
    const fay = await signedIn(backend, 'fay');
    for (const name of ['bo', 'fay'] as const) await follow(backend, name, 'ada');
    ({ id: postId } = await writePost(backend, 'ada', { visibility: 'followers' }));
    const channel = `private-posts.${postId}`;
    const [bos, fays] = [await socketOf(server, bo, channel), await socketOf(server, fay, channel)];
    await relate(bo, 'ada', 'stop_following');
    expect(await bos.closed).toBe(4200);
    await fays.heardAll();
    expect(isOpen(fays)).toBe(true);
  });

  it('who follows less but subscribes reads on', async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'ada');
    ({ id: postId } = await writePost(backend, 'ada', { visibility: 'followers' }));
    const socket = await socketOf(server, bo, `private-posts.${postId}`);
    await relate(bo, 'ada', 'stop_following');
    await socket.heardAll();
    expect(isOpen(socket)).toBe(true);
  });

  it('a subscription that ran out closes its socket before the next words', async () => {
    await subscribe(backend, 'bo', 'ada', 1 / 24);
    ({ id: postId } = await writePost(backend, 'ada', { visibility: 'subscribers' }));
    const socket = await socketOf(server, bo, `private-posts.${postId}`);
    backend.advance(61 * 60_000);
    await ada.post(`/api/v1/posts/${postId}/comments`, { text: 'Words after the end' }, newKey());
    expect(await socket.closed).toBe(4200);
    expect(JSON.stringify(socket.frames)).not.toContain('Words after the end');
  });

  it('another session of the same member keeps its addresses', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    ({ id: postId } = await writePost(backend, 'ada', { media: [hash] }));
    const there = await signedIn(backend, 'bo');
    const path = `/api/v1/profiles/ada/posts/${postId}`;
    const [here, away] = await Promise.all(
      [bo, there].map(async (browser) => {
        const { data } = postAnswer.parse(await (await browser.get(path)).json());
        return data.media[0]?.url ?? '';
      }),
    );
    await bo.post('/logout');
    expect((await backend.fetch(here ?? '')).status).toBe(404);
    expect((await backend.fetch(away ?? '')).status).toBe(200);
  });

  it('a payment for a post that is deleted is withdrawn while it waits', async () => {
    ({ id: postId } = await writePost(backend, 'ada', { isPaid: true, price: 500 }));
    const { id: card_id } = await saveCard(backend, bo, asksAlways);
    const body = { ...paying, card_id };
    expect((await bo.post(`/api/v1/posts/${postId}/purchase`, body, newKey())).status).toBe(202);
    expect((await ada.send('DELETE', `/api/v1/posts/${postId}`)).status).toBe(204);
    expect((await backend.db.select().from(payments))[0]?.status).toBe('failed');
  });

  it('a file that is shown nowhere any more answers to nobody but its owner', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    ({ id: postId } = await writePost(backend, 'ada', { media: [hash] }));
    const path = `/api/v1/profiles/ada/posts/${postId}`;
    const urls = await Promise.all(
      [ada, bo].map(async (browser) => {
        const { data } = postAnswer.parse(await (await browser.get(path)).json());
        return data.media[0]?.url ?? '';
      }),
    );
    await backend.db.delete(postMedia);
    const statuses = await Promise.all(urls.map(async (url) => (await backend.fetch(url)).status));
    expect(statuses).toEqual([200, 404]);
  });
});

it('words of a thread never go through a broker that cannot close it', async () => {
  const published: unknown[] = [];
  const foreign = await createTestBackend({
    broadcast: {
      isForeign: true,
      publish: async (_channels, event, data) => {
        published.push([event, data]);
      },
      reauthorize: async () => {},
      upgrade: () => false,
      close: async () => {},
    },
  });
  const post = await writePost(foreign, 'ada');
  const writer = await signedIn(foreign, 'ada');
  await writer.post(`/api/v1/posts/${post.id}/comments`, { text: secret }, newKey());
  expect(JSON.stringify(published)).toContain('CommentAdded');
  expect(JSON.stringify(published)).not.toContain(secret);
});

const channelOf = (name: 'ada' | 'bo') => `private-App.Models.User.${idOf(name)}`;

describe('a socket belongs to who first proved themselves on it', () => {
  it('another member’s session is refused, and the first one’s end closes it', async () => {
    const socket = await socketOf(server, bo, channelOf('bo'));
    const thief = { socket_id: socket.socketId, channel_name: channelOf('ada') };
    for (const path of ['/broadcasting/auth', '/broadcasting/user-auth'])
      expect((await ada.post(path, thief)).status).toBe(403);
    await bo.post('/logout');
    expect(await socket.closed).toBe(4200);
  });

  it('nobody closes the socket of another by binding it and signing out', async () => {
    const socket = await socketOf(server, bo, channelOf('bo'));
    await ada.post('/broadcasting/auth', {
      socket_id: socket.socketId,
      channel_name: channelOf('ada'),
    });
    await ada.post('/logout');
    await socket.heardAll();
    expect(isOpen(socket)).toBe(true);
  });

  it('it ends with either of two sessions of its member', async () => {
    const there = await signedIn(backend, 'bo');
    const socket = await socketOf(server, bo, channelOf('bo'));
    const body = { socket_id: socket.socketId, channel_name: channelOf('bo') };
    expect((await there.post('/broadcasting/auth', body)).status).toBe(200);
    await bo.post('/logout');
    expect(await socket.closed).toBe(4200);
  });
});
