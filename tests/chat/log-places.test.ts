import { expect, test } from 'vitest';
import type { ConversationContext } from '#machines/chat/conversation.types.ts';
import { firstFresh } from '#src/views/chat/log-places.ts';
import { storeOf, message, viewerId } from '#stories/chat/chat.fixtures.ts';

const where = (over: Partial<ConversationContext>) =>
  firstFresh({
    viewerId,
    before: null,
    fresh: { afterId: 2, count: 1 },
    view: storeOf([1, 2, 3, 4].map((id) => message(id))),
    ...over,
  });

test('the first message after the last that was read', () => {
  expect(where({})).toBe(2);
});

test('never a message of the viewer', () => {
  const own = message(3, { authorId: viewerId });
  expect(where({ view: storeOf([message(1), message(2), own, message(4)]) })).toBe(3);
  expect(where({ view: storeOf([message(1), message(2), own]) })).toBe(-1);
});

test('nowhere when nothing was new, or where older pages hold its beginning', () => {
  expect(where({ fresh: null })).toBe(-1);
  expect(where({ fresh: { afterId: 0, count: 9 }, before: 1 })).toBe(-1);
  expect(where({ fresh: { afterId: 0, count: 4 } })).toBe(0);
  expect(where({ fresh: { afterId: 9, count: 1 } })).toBe(-1);
});
