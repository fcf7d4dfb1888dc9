import { expect, test } from 'vitest';
import { withEvents } from '#machines/chat/chat-list.ts';
import { withPage } from '#machines/chat/chat-paging.ts';
import type { ChatsPage } from '#machines/chat/inbox.types.ts';
import { bareList, chat, withBo } from '#stories/chat/chat.fixtures.ts';

const page = (at: number): ChatsPage => ({
  kind: 'all',
  search: '',
  offset: 0,
  chats: [chat(1)],
  count: 1,
  unread: { count: 0, at },
});

test('a chat of which news came while its page was under way is asked for alone', () => {
  const list = withPage(bareList, page(1));
  const read = { ...withBo, kind: 'chatRead', readerId: 3, lastReadId: 1, unread: null } as const;
  const heard = withEvents(list, [read], 9);
  expect(withPage(heard, page(5)).wanted).toEqual([withBo]);
  expect(withPage(heard, page(12)).wanted).toEqual([]);
});
