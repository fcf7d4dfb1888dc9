import type { Message } from '#machines/chat/chat.types.ts';

export const viewerId = 2;
const words =
  'the blue one is my favourite how did you mix it and when will the next part be there for us to see';
const vocabulary = words.split(' ');
const start = Date.parse('2026-01-05T08:00:00.000Z');

/** Between one and sixty words, the same for the same id in every run. */
const textOf = (id: number): string => {
  const seed = Math.imul(id + 7, 2_654_435_761) >>> 0;
  const length = 1 + ((seed >>> 8) % 10 < 7 ? (seed >>> 16) % 14 : (seed >>> 16) % 60);
  return Array.from(
    { length },
    (_, word) => vocabulary[(seed + word * 7) % vocabulary.length] ?? '',
  ).join(' ');
};

/** Messages of one to about fifteen lines, some ten minutes apart; ids may be below 0. */
export const talk = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, index): Message => {
    const id = from + index;
    const at = new Date(start + id * 600_000).toISOString();
    return {
      withUserId: 3,
      chatType: 0,
      id,
      authorId: id % 3 === 0 ? viewerId : 3,
      text: textOf(id),
      notice: null,
      media: [],
      isLocked: false,
      isPurchased: false,
      price: null,
      clientKey: null,
      createdAt: at,
      updatedAt: at,
      editedAt: null,
    };
  });
