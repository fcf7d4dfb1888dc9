import { describe, expect, test } from 'vitest';
import { findLinks } from '#src/ui/texts/found-links.ts';

const linksOf = (text: string) => findLinks(text).flatMap(({ link }) => (link ? [link.href] : []));
const wordsOf = (text: string) =>
  findLinks(text)
    .map((piece) => (piece.link ? `[${piece.text}]` : piece.text))
    .join('');

describe('addresses in what somebody wrote', () => {
  test.each([
    ['See https://example.com/a?b=c#d.', 'See [https://example.com/a?b=c#d].'],
    [
      '(https://en.wikipedia.org/wiki/Oslo_(film))',
      '([https://en.wikipedia.org/wiki/Oslo_(film)])',
    ],
    ['www.example.com, please', '[www.example.com], please'],
    ['“http://example.com/x”', '“[http://example.com/x]”'],
    [
      'https://a.example.com https://b.example.com',
      '[https://a.example.com] [https://b.example.com]',
    ],
    ['看https://example.com/a。很好', '看[https://example.com/a]。很好'],
    [
      'https://example.com/a，https://example.com/b！',
      '[https://example.com/a]，[https://example.com/b]！',
    ],
    ['（https://example.com/a）后面', '（[https://example.com/a]）后面'],
    ['（见https://example.com/a（1）b）后面', '（见[https://example.com/a（1）b]）后面'],
    [
      '「https://example.com」：《www.example.com》',
      '「[https://example.com]」：《[www.example.com]》',
    ],
    ['https://example.com（官网）', '[https://example.com]（官网）'],
    ['https://example.com/奥斯陆（电影）', '[https://example.com/奥斯陆（电影）]'],
    ['https://example.com/a（', '[https://example.com/a]（'],
    ['Nothing here: 12:30, a/b, x@y.z', 'Nothing here: 12:30, a/b, x@y.z'],
  ])('%s', (text, wanted) => {
    expect(wordsOf(text)).toBe(wanted);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>1</b>',
    'ftp://example.com',
    'https://bank.example@evil.example/',
    'https://a:b@evil.example/',
    'https://localhost/x',
    'https://',
    'https:// example.com',
  ])('%s is no link', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  test('an address ends where a mark of direction begins', () => {
    expect(linksOf('https://evil.example/\u202emoc.knab//:sptth')).toEqual([
      'https://evil.example/',
    ]);
    expect(linksOf('\u202ehttps://evil.example/')).toEqual(['https://evil.example/']);
  });

  test('letters from right to left are written out in an address', () => {
    const [piece] = findLinks('https://evil.example/א/bank.example');
    expect(piece?.text).toBe('https://evil.example/%D7%90/bank.example');
  });

  test('a host that looks like another one is named as the browser reads it', () => {
    const [piece] = findLinks('https://bаnk.example/');
    expect(piece?.link?.host).toBe('xn--bnk-6cd.example');
  });
});
