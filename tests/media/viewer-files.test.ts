import { describe, expect, test } from 'vitest';
import { viewerOf as viewerOfChat } from '#machines/chat/message-ware.ts';
import { MessageStore, MessageStoreView } from '#machines/chat/message-store.ts';
import type { ChatMedia, Message } from '#machines/chat/chat.types.ts';
import { placeOf, viewerOf as viewerOfPost } from '#machines/posts/post-requests.ts';
import type { PostMedia } from '#machines/posts/post.types.ts';
import { message, withBo } from '#stories/chat/chat.fixtures.ts';
import { openPost } from '#stories/posts/posts.fixtures.ts';

const types = ['image', 'video', 'audio'] as const;
const medium = (type: (typeof types)[number], name: string, isLocked: boolean) => ({
  hash: `${name}-${type}`,
  type,
  width: 9,
  height: 6,
  placeholder: '#204060',
  alt: null,
  url: isLocked ? null : `/storage/${name}-${type}/full?signature=1`,
  thumbUrl: isLocked ? null : `/storage/${name}-${type}/thumb?signature=1`,
});

const known = (messages: readonly Message[], before: number | null = null) => {
  const store = new MessageStore();
  store.merge(messages);
  return { view: new MessageStoreView(store), before, composer: null, ref: withBo };
};

const hashesIn = (messages: readonly Message[], asked: Message, before: number | null = null) =>
  viewerOfChat(known(messages, before), {
    message: asked,
    hash: `message${asked.id}-image`,
  }).input.files.map(({ hash }) => hash);

describe('files that the viewer is given', () => {
  const postMedia = (isLocked: boolean): PostMedia[] =>
    types.map((type) => medium(type, 'post', isLocked));

  test.each(types)('of a locked post, asked for by its %s: none', (type) => {
    const locked = { ...openPost, isLocked: true, media: postMedia(true) };
    expect(placeOf(locked, `post-${type}`)).toBe(-1);
    expect(viewerOfPost(locked, `post-${type}`).input.files).toEqual([]);
  });

  test('of an open post: its pictures and videos', () => {
    const open = { ...openPost, isLocked: false, media: postMedia(false) };
    const { files, index } = viewerOfPost(open, 'post-video').input;
    expect(files.map(({ hash }) => hash)).toEqual(['post-image', 'post-video']);
    expect(index).toBe(1);
  });

  const chatMedia = (name: string, isLocked: boolean): ChatMedia[] =>
    types.map((type) => ({ ...medium(type, name, isLocked), duration: null }));
  const shown = (id: number, over: Partial<Message> = {}): Message =>
    message(id, { media: chatMedia(`message${id}`, over.isLocked ?? false), ...over });
  const [first, last] = [shown(1), shown(3)];
  test.each([
    ['locked', shown(2, { isLocked: true })],
    // A server that gave a locked message's addresses by mistake still shows none.
    ['locked with addresses', { ...shown(2), isLocked: true }],
    ['without media', shown(2, { media: [] })],
  ])('of a chat with a message that is %s: those of the others', (_, between) => {
    expect(hashesIn([first, between, last], last)).toEqual([
      'message1-image',
      'message1-video',
      'message3-image',
      'message3-video',
    ]);
  });

  test('of a chat, beginning with the one that was pressed', () => {
    const { index } = viewerOfChat(known([first, last]), {
      message: last,
      hash: 'message3-video',
    }).input;
    expect(index).toBe(3);
  });

  test.each([
    ['which has come whole, count as one row', null, undefined],
    ['with older messages, count by their message', 1, 2],
  ])('of a chat %s', (_, before, count) => {
    const { files } = viewerOfChat(known([first, last], before), {
      message: last,
      hash: 'message3-image',
    }).input;
    expect(files.map((file) => ('album' in file ? file.album : undefined))).toEqual(
      [1, 2, 1, 2].map((place) => count && { place, count }),
    );
  });

  test.each([
    ['whole: without older ones', null, undefined],
    ['with older messages: those before the first', 41, { ...withBo, beforeId: 41, count: null }],
  ])('of a chat that has come %s', (_, before, older) => {
    const asked = { message: last, hash: 'message3-image' };
    const { input } = viewerOfChat(known([first, last], before), asked);
    expect('older' in input ? input.older : undefined).toEqual(older);
  });

  test('of a message that went meanwhile: its own', () => {
    expect(hashesIn([first], last)).toEqual(['message3-image', 'message3-video']);
  });
});
