import { expect, test } from 'vitest';
import { bounded, keyed, middle, pulled } from '#src/ui/fields/align.ts';

const frame = { width: 300, height: 100 };
const picture = { width: 600, height: 400 };

test('a picture that covers its frame by its width moves up and down alone', () => {
  expect(pulled(middle, { width: 40, height: 50 }, frame, picture)).toEqual({
    x: 50,
    y: 0,
    scale: 1,
  });
  expect(pulled(middle, { width: 0, height: -25 }, frame, picture).y).toBe(75);
});

test('enlarged it moves sideways too, and never out of its frame', () => {
  const large = { ...middle, scale: 2 };
  expect(pulled(large, { width: 30, height: 0 }, frame, picture)).toEqual({ ...large, x: 40 });
  expect(pulled(large, { width: -9999, height: 9999 }, frame, picture)).toEqual({
    x: 100,
    y: 0,
    scale: 2,
  });
});

test('keys move it by one and by ten, zoom by a tenth, and reset it', () => {
  expect(keyed(middle, 'ArrowLeft', false)).toEqual({ ...middle, x: 49 });
  expect(keyed(middle, 'ArrowDown', true)).toEqual({ ...middle, y: 60 });
  expect(keyed(middle, '+', false)).toEqual({ ...middle, scale: 1.1 });
  expect(keyed(middle, '-', false)).toEqual(middle);
  expect(keyed({ x: 1, y: 2, scale: 3 }, '0', false)).toEqual(middle);
  expect(keyed(middle, 'a', false)).toBeNull();
});

test('what is stored stays within its bounds', () => {
  expect(bounded({ x: -5, y: 104.27, scale: 9 })).toEqual({ x: 0, y: 100, scale: 3 });
});
