import { expect, test } from 'vitest';
import { webVtt } from '#src/backend/media/captions/web-vtt.ts';

const times = '00:00:01.000 --> 00:00:02.500';

test.each([
  ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHi', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHi\n'],
  [
    'WebVTT with a mark, a title and ends of lines of Windows',
    `\uFEFFWEBVTT - Lake\r\n\r\n${times} line:0\r\n<v Ada>Hi</v>`,
    `WEBVTT - Lake\n\n${times} line:0\n<v Ada>Hi</v>\n`,
  ],
  [
    'SubRip',
    '1\n00:00:01,000 --> 00:00:02,500\nHi\n\n2\n01:02:03,04 --> 01:02:04,9  X1:1\nBye',
    `WEBVTT\n\n1\n${times}\nHi\n\n2\n01:02:03.040 --> 01:02:04.900\nBye\n`,
  ],
  [
    'SubRip of Windows, with few digits, points and a mark',
    '\uFEFF1\r\n0:0:1.0 --> 0:0:2.5\r\nHi\r\n',
    `WEBVTT\n\n1\n${times}\nHi\n\n`,
  ],
  ['SubRip without hours', '00:01,000 --> 00:02,500\nHi', `WEBVTT\n\n${times}\nHi\n`],
  [
    'SubRip with colours, places and signs that mean something else in WebVTT',
    `00:00:01,000 --> 00:00:02,500\n{\\an8}<font color="red"><i>I <3 a --> b</i></font> & c &lt; d`,
    `WEBVTT\n\n${times}\n<i>I &lt;3 a --&gt; b</i> & c &amp;lt; d\n`,
  ],
])('%s', (_, text, expected) => {
  expect(webVtt(text)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['a story', 'Once upon a time'],
  ['WebVTT without a cue', 'WEBVTT\n\nNOTE nothing'],
  ['WebVTT with times of SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi'],
  ['a head that only begins like it', 'WEBVTTX\n\n00:01 --> 00:02\nHi'],
  ['SubRip without a time', '1\nHi'],
  ['times that are none', '00:99:01,000 --> 00:00:02,000\nHi'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
])('%s is no captions', (_, text) => {
  expect(webVtt(text)).toBeNull();
});

test('nothing comes of long lines of what may begin something', () => {
  for (const piece of ['<font', '{\\', '0', '1:', ' ', '00:00:01,000 ', '&', '<'])
    expect(webVtt(piece.repeat(500_000 / piece.length))).toBeNull();
});
