import { beforeEach, describe, expect, it } from 'vitest';
import { messagePurchases } from '#src/backend/db/schema/chat.ts';
import { messageSent } from '#src/contract/app/realtime.ts';
import { sendAnswer } from '#src/contract/chat/chat.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, hostileTexts, idOf, storeFile, subscribe } from '../world.ts';
import { list, post, read, say, type Words } from './talk.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
});
const said = (event: string) => backend.published.filter((one) => one.event.endsWith(event));

describe('a message', () => {
  it('arrives, unread, with the view of each side', async () => {
    await say(bo, 'ada', 'Hello Ada');
    const answer = await post(ada, 'bo', { message: '  Hello Bo  ' });
    expect(sendAnswer.parse(await answer.json())).toMatchObject({
      success: true,
      error: null,
      message: { text: 'Hello Bo', author_id: idOf('ada'), with_user_id: idOf('bo') },
    });
    const [message] = await read(bo, 'ada');
    expect(message).toMatchObject({
      text: 'Hello Bo',
      with_user_id: idOf('ada'),
      client_key: null,
    });
    const me = (await (await bo.get('/api/v1/me')).json()) as { unread: number };
    expect(me.unread).toBe(1);
  });

  it('is told to the recipient and to the author without the socket that sent it', async () => {
    const key = 'b59b7b5e-5b3a-4c1d-9a56-0d0d7a1c8f11';
    await post(ada, 'bo', { message: 'x' }, { 'Idempotency-Key': key, 'X-Socket-ID': '12.34' });
    const events = said('MessageSent');
    expect(events.map(({ event }) => event)).toEqual([
      'App\\Events\\MessageSent',
      'App\\Events\\MessageSent',
    ]);
    const [toBo, toAda] = events;
    expect(toBo).toMatchObject({ channels: [`private-App.Models.User.${idOf('bo')}`] });
    expect(toAda).toMatchObject({
      channels: [`private-App.Models.User.${idOf('ada')}`],
      exceptSocketId: '12.34',
    });
    expect(messageSent.parse(toBo?.data)).toMatchObject({
      unread: 1,
      chat: { with_user_id: idOf('ada'), unread_count: 1, with_user: { username: 'ada' } },
      message: { client_key: null, with_user_id: idOf('ada') },
    });
    expect(messageSent.parse(toAda?.data)).toMatchObject({
      unread: 0,
      chat: { with_user_id: idOf('bo'), unread_count: 0 },
      message: { client_key: key, with_user_id: idOf('bo') },
    });
  });

  it('carries every text as it is', async () => {
    for (const text of hostileTexts) {
      await say(ada, 'bo', text);
      expect((await read(bo, 'ada'))[0]?.text).toBe(text.trim());
    }
  });
});

describe('a paid message', () => {
  it('is locked for the recipient until bought, everywhere', async () => {
    const { hash } = await storeFile(backend, 'ada');
    const mine = await say(ada, 'bo', {
      message: 'The secret',
      fileHash: [hash],
      isPaid: true,
      price: 500,
    });
    expect(mine).toMatchObject({ text: 'The secret', is_locked: false, price: 500 });
    const [theirs] = await read(bo, 'ada');
    expect(theirs).toMatchObject({
      text: null,
      is_locked: true,
      is_purchased: false,
      price: 500,
      media: [{ url: null, thumb_url: null, alt: null, is_locked: true, placeholder: '#204060' }],
      contents: { images: 1, videos: 0, audios: 0, duration: 0, has_text: true },
    });
    const event = said('MessageSent')[0];
    expect(event?.channels).toEqual([`private-App.Models.User.${idOf('bo')}`]);
    const list = await (await bo.post('/api/v1/chats/all', { offset: 0 })).text();
    for (const text of [JSON.stringify(event), list]) {
      expect(text).not.toContain('The secret');
      expect(text).not.toContain('/storage/');
    }
    await backend.db
      .insert(messagePurchases)
      .values({ messageId: mine.id, userId: idOf('bo'), amount: 500, createdAt: backend.clock() });
    const [bought] = await read(bo, 'ada');
    expect(bought).toMatchObject({ text: 'The secret', is_locked: false, is_purchased: true });
    expect(bought?.media[0]?.url).toContain(`/storage/${hash}/full?expires=`);
    expect((await read(ada, 'bo'))[0]).toMatchObject({ is_purchased: true });
  });

  it('counts as paid, and free media as free media', async () => {
    const { hash } = await storeFile(backend, 'ada');
    await say(ada, 'bo', { message: 'p', isPaid: true, price: 300 });
    await say(ada, 'bo', { fileHash: [hash] });
    await say(ada, 'bo', 'text only');
    const answer = await ada.get(`/api/v1/chat/${idOf('bo')}/0`);
    expect(await answer.json()).toMatchObject({
      chat: { paid_sent_counter: 1, free_sent_media_counter: 1 },
    });
  });

  it('is 422 at the field that is wrong', async () => {
    const wrong: [Words, string][] = [
      [{ message: 'x', isPaid: true }, 'price'],
      [{ message: 'x', isPaid: true, price: 299 }, 'price'],
      [{ message: 'x', isPaid: true, price: 10_001 }, 'price'],
      [{ message: 'x', isPaid: false, price: 500 }, 'price'],
      [{ message: null }, 'message'],
      [{ message: '   ' }, 'message'],
      [{ message: 'x'.repeat(5_001) }, 'message'],
      [{ message: 'x', fileHash: ['unknown'] }, 'fileHash.0'],
      [{ message: 'x', withUserId: 999_999 }, 'withUserId'],
      [{ message: 'x', withUserId: 2 ** 40 }, 'withUserId'],
      [{ message: 'x', withUserId: idOf('ada') }, 'withUserId'],
      [{ message: 'x', withUserId: 1 }, 'withUserId'],
    ];
    for (const [words, field] of wrong) {
      const answer = await post(ada, 'bo', words);
      expect(answer.status, field).toBe(422);
      const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
      expect(Object.keys(errors)).toEqual([field]);
    }
    expect(said('MessageSent')).toEqual([]);
  });

  it('needs a creator', async () => {
    const answer = await post(bo, 'ada', { message: 'x', isPaid: true, price: 500 });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'identity_required' });
  });

  it('takes only files of the sender that are ready', async () => {
    const theirs = await storeFile(backend, 'bo');
    const busy = await storeFile(backend, 'ada', { status: 'processing' });
    const answer = await post(ada, 'bo', { fileHash: [theirs.hash, busy.hash] });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['fileHash.0', 'fileHash.1']);
  });
});

describe('who may write', () => {
  it('not guests, not the unverified, not the deleted', async () => {
    const { openBrowser } = await import('../auth/browser.ts');
    expect((await post(await openBrowser(backend), 'bo', { message: 'x' })).status).toBe(401);
    for (const name of ['dee', 'eli'])
      expect((await post(await signedIn(backend, name), 'bo', { message: 'x' })).status).toBe(403);
  });

  it('not to who restricted them, as the spec reads it, nor to who blocked them: nobody there', async () => {
    await ban(backend, 'bo', 'ada', 'restrict');
    const refused = await post(ada, 'bo', { message: 'x' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      success: false,
      error: 'This person does not take messages from you.',
      code: 'restricted',
    });
    await ban(backend, 'fay', 'ada', 'block');
    const blocked = await post(ada, 'fay', { message: 'x' });
    expect(blocked.status).toBe(404);
    expect(await blocked.json()).toEqual({ message: 'Not found.' });
    expect(said('MessageSent')).toEqual([]);
  });

  it('not to somebody they block, and not to a deleted account', async () => {
    await ban(backend, 'ada', 'bo', 'block');
    expect(await (await post(ada, 'bo', { message: 'x' })).json()).toMatchObject({
      success: false,
    });
    expect(await (await post(ada, 'eli', { message: 'x' })).json()).toMatchObject({
      success: false,
    });
  });

  it('a muted one arrives uncounted and in silence, in a chat out of sight', async () => {
    await ban(backend, 'bo', 'ada', 'mute');
    await say(ada, 'bo', 'quiet');
    expect(backend.published.map(({ channels }) => channels[0])).toEqual([
      `private-App.Models.User.${idOf('ada')}`,
    ]);
    expect((await list(bo)).count).toBe(0);
    expect(await (await bo.get('/api/v1/me')).json()).toMatchObject({ unread: 0 });
    expect(await read(bo, 'ada')).toHaveLength(1);
  });

  it('a stranger twenty times without an answer; a subscriber on', async () => {
    for (let count = 0; count < 20; count += 1) await say(ada, 'bo', `${count}`);
    const refused = await post(ada, 'bo', { message: 'again' });
    expect(await refused.json()).toMatchObject({ success: false, message: null });
    await subscribe(backend, 'bo', 'ada');
    await say(ada, 'bo', 'to my subscriber');
  });
});
