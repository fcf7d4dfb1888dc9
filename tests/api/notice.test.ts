import { expect, test } from 'vitest';
import { noticeKind } from '#src/contract/app/notice.ts';
import { toMessage } from '#src/api/chat/message.ts';
import { message } from '#src/api/chat/wire-chat.ts';

const said = (kind: string, others?: number) =>
  toMessage(
    message()({
      id: 1,
      author_id: 1,
      with_user_id: 2,
      chat_type: 1,
      text: 'As the server says it.',
      created_at: '2026-11-23T13:00:00.000Z',
      notice: {
        kind: noticeKind.parse(kind),
        person: null,
        amount: null,
        title: null,
        number: null,
        until: null,
        path: '/ada/post/1',
        ...(others !== undefined && { others }),
      },
    }),
    'USD',
  ).notice;

test.each(noticeKind.options)('%s is said in the language of its reader', (kind) => {
  expect(said(kind)?.kind).toBe(
    kind.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase()),
  );
});

test('how many more did the same is kept', () => {
  expect(said('post_liked', 11)?.others).toBe(11);
  expect(said('post_liked')?.others).toBeUndefined();
});
