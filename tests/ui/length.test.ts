import { expect, test } from 'vitest';
import { lengthText } from '#src/ui/texts/length.ts';

test('a length reads as a player shows it', () => {
  expect([0.2, 9.6, 134.2, 3_599.6, 3_734].map(lengthText)).toEqual([
    '0:01',
    '0:10',
    '2:14',
    '1:00:00',
    '1:02:14',
  ]);
});
