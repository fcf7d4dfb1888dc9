import { describe, expect, test } from 'vitest';
import { isTogether, type Written } from '#src/views/chat/groups.ts';

const written = (minute: number, over: Partial<Written> = {}): Written => ({
  authorId: 2,
  at: new Date(2026, 10, 20, 12, minute).toISOString(),
  isAlone: false,
  ...over,
});

describe('messages belong together', () => {
  test('when one person wrote both within five minutes', () => {
    expect(isTogether(written(0), written(4))).toBe(true);
  });
  test.each([
    ['another person wrote', written(0), written(1, { authorId: 3 })],
    ['five minutes have passed', written(0), written(5)],
    ['one is a notification or deleted', written(0, { isAlone: true }), written(1)],
    [
      'midnight lies between',
      written(0, { at: new Date(2026, 10, 20, 23, 59).toISOString() }),
      written(0, { at: new Date(2026, 10, 21, 0, 1).toISOString() }),
    ],
    ['there is none above', undefined, written(1)],
  ])('but not when %s', (_, above, below) => {
    expect(isTogether(above, below)).toBe(false);
  });
});
