import { expect, test } from 'vitest';
import { withEvents } from '#machines/chat/chat-list.ts';
import { withPage } from '#machines/chat/chat-paging.ts';
import type { ChatsPage } from '#machines/chat/chat-list.types.ts';
import { bareList, chat, withBo } from '#stories/chat/chat.fixtures.ts';

const page = (at: number): ChatsPage => ({
  kind: 'all',
  search: '',
  offset: 0,
  chats: [chat(1)],
  count: 1,
  unread: { count: 0, at },
});

test('a chat whose event came while its page was under way is asked for alone', () => {
  const list = withPage(bareList, page(1));
  const read = { ...withBo, kind: 'chatRead', readerId: 3, lastReadId: 1, unread: null } as const;
  const changed = withEvents(list, [read], 9);
  expect(withPage(changed, page(5)).wanted).toEqual([withBo]);
  expect(withPage(changed, page(12)).wanted).toEqual([]);
});
