import { describe, expect, test } from 'vitest';
import { emptyContent, isSameContent, readingOf } from '#machines/posts/post-content.ts';
import { previewOf } from '#machines/posts/post-preview.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { upload } from '#stories/media/media.fixtures.ts';
import { fileOf, limits, videoOf } from '#stories/posts/post-editor.fixtures.ts';

const written: PostContent = { ...emptyContent, text: 'Words' };
const read = (change: Partial<PostContent>) => readingOf({ ...written, ...change }, limits);

describe('what keeps a post from being published', () => {
  test.each([
    ['nothing', {}, null],
    ['blanks', { text: ' \n ' }, { kind: 'empty' }],
    ['what is not seen', { text: '\u200b\u2800', title: '\ufe0f' }, { kind: 'empty' }],
    ['a price that is not seen', { isPaid: true, price: '\u200b' }, { kind: 'priceMissing' }],
    ['a title alone', { text: '', title: 'Title' }, null],
    ['a picture alone', { text: '', files: [fileOf('one')] }, null],
    ['a title too long', { title: 't'.repeat(121) }, { kind: 'titleTooLong', over: 1 }],
    ['words too long', { text: 'w'.repeat(5_003) }, { kind: 'textTooLong', over: 3 }],
    ['no price', { isPaid: true }, { kind: 'priceMissing' }],
    ['no sum', { isPaid: true, price: 'five' }, { kind: 'priceUnreadable' }],
    ['too cheap', { isPaid: true, price: '2.99' }, { kind: 'priceTooSmall' }],
    ['too dear', { isPaid: true, price: '100.01' }, { kind: 'priceTooLarge' }],
    ['the lowest price', { isPaid: true, price: '3' }, null],
    ['the highest price', { isPaid: true, price: '100' }, null],
  ] as const)('%s', (_, change, problem) => {
    expect(read(change).problem).toEqual(problem);
  });

  test('files on their way, by their share of the bytes, and those that failed first', () => {
    const moving = [
      fileOf('ready'),
      { alt: '', upload: upload({ id: 'a', size: 300, status: 'uploading', share: 0.5 }) },
      { alt: '', upload: upload({ id: 'b', size: 100, status: 'queued' }) },
    ];
    expect(read({ files: moving }).problem).toEqual({
      kind: 'filesMoving',
      count: 2,
      share: 0.375,
    });
    const failed = { alt: '', upload: upload({ id: 'c', status: 'failed' }) };
    expect(read({ files: [...moving, failed] }).problem).toEqual({ kind: 'filesFailed', count: 1 });
  });
});

test.each([
  ['public', false, false, 'everyone'],
  ['followers', false, true, 'followers'],
  ['subscribers', false, true, 'subscribers'],
  ['public', true, false, 'everyonePays'],
  ['followers', true, false, 'followersPay'],
  ['subscribers', true, true, 'subscribersPay'],
  ['public', true, true, 'everyonePaysButSubscribers'],
  ['followers', true, true, 'followersPayButSubscribers'],
] as const)('for %s, paid %s, free for subscribers %s: %s', (audience, isPaid, isFree, rule) => {
  expect(read({ audience, isPaid, isFreeForSubscribers: isFree, price: '5' }).rule).toBe(rule);
});

test('the same content is what the server would keep of both', () => {
  const one: PostContent = { ...written, files: [fileOf('one')] };
  const failed = { alt: '', upload: upload({ id: 'c', status: 'failed' }) };
  expect(isSameContent(one, { ...one, text: ' Words ', files: [...one.files, failed] })).toBe(true);
  expect(isSameContent(one, { ...one, price: '5' })).toBe(true);
  const unseen = { title: '\u200b', files: [fileOf('one', '\u2800')] };
  expect(isSameContent({ ...one, files: [fileOf('one', '')] }, { ...one, ...unseen })).toBe(true);
  expect(isSameContent({ ...one, isPaid: true }, { ...one, isPaid: true, price: '\u200b' })).toBe(
    true,
  );
  const paid = { ...one, isPaid: true, price: '5' };
  for (const price of ['5.00', '5,0', ' 5 '])
    expect(isSameContent(paid, { ...paid, price })).toBe(true);
  expect(isSameContent(paid, { ...paid, price: '5.01' })).toBe(false);
  for (const change of [
    { text: 'Other' },
    { title: 'Title' },
    { files: [fileOf('one', 'A lake')] },
    { files: [] },
    { audience: 'followers' as const },
    { commentsOpenTo: 'nobody' as const },
    { publishAt: '2026-11-28T17:00:00.000Z' },
    { isPaid: true, price: '5' },
  ])
    expect(isSameContent(one, { ...one, ...change })).toBe(false);
});

test('a title, words and a description in which nothing is seen are none', () => {
  const content = { ...written, title: '\u200b', files: [fileOf('one', '\u2800')] };
  const reading = readingOf(content, limits);
  expect(reading.parts).toMatchObject({ title: false, words: true, undescribed: 1 });
  const viewer = { author: ada, viewer: 'guest' as const, at: '2026-11-23T13:00:00.000Z' };
  expect(previewOf(content, reading, viewer).title).toBeNull();
});

test('a video counts as one, is not asked for a description, and keeps its length when locked', () => {
  const files = [fileOf('one', 'A harbour'), videoOf('two', 134), videoOf('three', 60)];
  const content = { ...written, files, isPaid: true, price: '5' };
  const reading = readingOf(content, limits);
  expect(reading.parts).toMatchObject({ pictures: 1, videos: 2, undescribed: 0 });
  const sent: PostContent = {
    ...written,
    files: [{ alt: '', upload: upload({ source: { name: 'a', size: 1, type: 'video/mp4' } }) }],
  };
  expect(readingOf(sent, limits).parts).toMatchObject({ pictures: 0, videos: 1 });
  const seen = (viewer: 'guest' | 'buyer') =>
    previewOf(content, reading, { author: ada, viewer, at: '2026-11-23T13:00:00.000Z' });
  expect(seen('guest').mediaCounts).toEqual({ images: 1, videos: 2, seconds: 194 });
  expect(seen('guest').media.every(({ url, thumbUrl }) => url === null && thumbUrl === null)).toBe(
    true,
  );
  expect(seen('buyer').media.map(({ type, seconds }) => [type, seconds])).toEqual([
    ['image', undefined],
    ['video', 134],
    ['video', 60],
  ]);
});
