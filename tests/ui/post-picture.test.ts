import { describe, expect, test } from 'vitest';
import { albumPicture, cellsOf } from '#src/ui/media/post-picture.ts';

const sea = { url: '/full', mediumUrl: '/medium', thumbUrl: '/thumb', width: 2048, height: 1536 };
const alone = { cells: 1, index: 0 };
const srcSetOf = (rest: Partial<typeof sea> | { mediumUrl: null } | { thumbUrl: null }) =>
  albumPicture({ ...sea, ...rest }, alone).srcSet;

describe('widths', () => {
  test.each([
    ['a wide one', {}, '/thumb 480w, /medium 1024w, /full 2048w'],
    ['a tall one', { width: 1536, height: 2048 }, '/thumb 360w, /medium 768w, /full 1536w'],
    ['one without a medium size', { mediumUrl: null }, '/thumb 480w, /full 2048w'],
    ['a small one', { mediumUrl: null, width: 300, height: 200 }, '/thumb 300w, /full 300w'],
    ['one without a small size', { thumbUrl: null }, undefined],
  ])('of %s are those of the files', (_, rest, srcSet) => {
    expect(srcSetOf(rest)).toBe(srcSet);
  });
});

const post = (cells: number, index: number, rest: Partial<typeof sea> = {}) =>
  albumPicture({ ...sea, ...rest }, { cells, index }).sizes;

describe('sizes', () => {
  const wide = { width: 2048, height: 512 };

  test('of one alone are the width of its post, and more where its sides are cut off', () => {
    expect(post(1, 0)).toBe('calc(min(100vw, 640px) * 1)');
    expect(post(1, 0, { width: 1000, height: 3000 })).toBe('calc(min(100vw, 640px) * 1)');
    expect(post(1, 0, wide)).toBe('calc(min(100vw, 640px) * 2.25)');
  });

  test('of one among others follow its cell, which it covers', () => {
    const square = { width: 900, height: 900 };
    const shares = [2, 3, 4, 5].map((cells) =>
      Array.from({ length: cells }, (_, index) =>
        Math.round(100 * Number.parseFloat(post(cells, index, square)?.split(' ').at(-1) ?? '')),
      ),
    );
    expect(shares).toEqual([
      [63, 63],
      [67, 33, 33],
      [50, 50, 50, 50],
      [50, 50, 38, 38, 38],
    ]);
    expect(post(4, 3, wide)).toBe('calc(min(100vw, 640px) * 1.5)');
  });

  test('in a chat are those of its narrow album', () => {
    expect(albumPicture(sea, alone, 280).sizes).toBe('calc(min(100vw, 280px) * 1)');
    expect(albumPicture(sea, { cells: 4, index: 0 }, 280).sizes).toBe(
      'calc(min(100vw, 280px) * 0.5)',
    );
    expect(albumPicture({ ...sea, thumbUrl: null }, alone, 280)).toEqual({});
  });
});

test('an album has five cells at most', () => {
  expect([1, 5, 12].map((length) => cellsOf(Array.from({ length })))).toEqual([1, 5, 5]);
});
