import { describe, expect, it } from 'vitest';
import { cleaned } from './cleaned.ts';
import { box, film, handler, heads, movie, tablesOf, track, words } from './films.ts';
import { emptied, marks, notes, places } from './noted-films.ts';

const kinds = ['mp4', 'mov'] as const;

describe.each(kinds)('of %s is emptied where it is', (kind) => {
  const table = Object.entries(notes).flatMap(([what, note]) =>
    Object.entries(places).map(([where, make]) => [what, where, note, make] as const),
  );
  it.each(table)('%s %s', async (_, _where, note, make) => {
    const bytes = make(kind, note);
    const left = await cleaned(bytes, kind);
    for (const mark of marks) expect(left.includes(mark)).toBe(false);
    expect(left.equals(make(kind, emptied(note)))).toBe(true);
    expect((await cleaned(bytes, kind, 2)).equals(left)).toBe(true);
  });
});

/** A movie with one track whose fields are given. */
const withFields = (mvhd: Buffer, tkhd: Buffer, mdhd: Buffer, hdlr: Buffer, rest: Buffer) =>
  Buffer.concat([
    Buffer.from(heads.mp4, 'latin1'),
    box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, box('minf', rest)))),
    box('mdat', 'frames'),
  ]);
const rest = Buffer.alloc(40, 9);

it.each([
  ['32 bits', 0, words(0xe4b2_0000, 0xe4b2_0001), words(0, 0)],
  ['64 bits', 0x0100_0000, words(0, 0xe4b2_0000, 0, 0xe4b2_0001), words(0, 0, 0, 0)],
])('times of %s become nothing, and the name of a handler', async (_, version, times, none) => {
  const made = (when: Buffer, name: string) =>
    withFields(
      box('mvhd', words(version), when, rest),
      box('tkhd', words(version), when, words(7), rest),
      box('mdhd', words(version), when, rest),
      box('hdlr', words(0), 'mhlr', 'vide', name),
      box('stbl', box('stts', rest)),
    );
  const left = await cleaned(made(times, 'GoPr\0\0\0\0\0\0\0\0\x09GoPro AVC'));
  expect(left.equals(made(none, '\0'.repeat(22)))).toBe(true);
});

/** A movie whose codec has a maker and a name, and that says where its media are. */
const withCodec = (maker: string, name: string, path: string) => {
  const codec = box(
    'avc1',
    words(0, 1, 0),
    maker,
    Buffer.alloc(26, 3),
    name.padEnd(32, '\0'),
    words(0x18_ffff),
    box('avcC', rest),
  );
  return withFields(
    box('mvhd', words(0, 0, 0), rest),
    box('tkhd', words(0, 0, 0, 1), rest),
    box('mdhd', words(0, 0, 0), rest),
    handler('vide'),
    Buffer.concat([
      box('dinf', box('dref', words(0, 1), box('alis', words(1), path))),
      box('stbl', box('stsd', words(0, 1), codec)),
    ]),
  );
};

it('the maker and the name of a codec become nothing, and paths of other files', async () => {
  const left = await cleaned(withCodec('GoPr', '\x09GoPro AVC', '/Users/ada/lake.mov'));
  expect(left.equals(withCodec('\0\0\0\0', '', '\0'.repeat(19)))).toBe(true);
});

const samples = (text: string) => box('mdat', 'frame one ', text, 'frame two ', text, 'end');
describe('samples of a track that is neither seen nor heard', () => {
  const start = Buffer.from(heads.mp4, 'latin1');
  const [place, device] = marks;
  const note = `${place} ${device}`.padEnd(40);
  const none = '\0'.repeat(40);

  it.each(['meta', 'text', 'sbtl', 'tmcd', 'camm'])('%s', async (kind) => {
    const made = (at: number) => movie(track({ id: 2, kind, tables: tablesOf(40, at, at + 50) }));
    const noted = made(start.length + made(0).length + 18);
    const left = await cleaned(Buffer.concat([start, noted, samples(note)]));
    expect(left.subarray(-samples(none).length).equals(samples(none))).toBe(true);
    const trak = track({ id: 2, kind, tables: tablesOf(40, 0, 0) });
    expect(
      left.subarray(0, -samples(none).length).equals(Buffer.concat([start, movie(emptied(trak))])),
    ).toBe(true);
  });

  it('in fragments', async () => {
    const head = movie(
      track({ id: 2, kind: 'meta', tables: box('stco', words(0, 0)) }),
      box('mvex', box('trex', words(0, 1, 1, 0, 0, 0)), box('trex', words(0, 2, 1, 0, 20, 0))),
    );
    const ofFilm = box('traf', box('tfhd', words(0x2_0000, 1)), box('trun', words(1, 0, 0)));
    const made = (at: number) =>
      box(
        'moof',
        ofFilm,
        box('traf', box('tfhd', words(0x2_0000, 2)), box('trun', words(1, 2, at))),
      );
    const moof = made(made(0).length + 18);
    const left = await cleaned(Buffer.concat([start, head, moof, samples(note)]));
    const once = box('mdat', 'frame one ', none, 'frame two ', note, 'end');
    expect(left.subarray(-once.length).equals(once)).toBe(true);
    const part = moof.subarray(8 + ofFilm.length);
    expect(left.includes(Buffer.concat([box('moof').subarray(4), ofFilm, emptied(part)]))).toBe(
      true,
    );
  });
});

it.each([
  ['a few bytes', Buffer.from('Ada'), Buffer.alloc(3)],
  [
    'a trailer',
    Buffer.from('\xff\xff\xff\xffAda Marlow', 'latin1'),
    words(14, 0, 0, 0).subarray(0, 14),
  ],
])('%s behind the last box become nothing', async (_, trailer, nothing) => {
  const left = await cleaned(Buffer.concat([film('mp4'), trailer]));
  const free = Buffer.from(nothing);
  if (free.length > 8) free.write('free', 4);
  expect(left.equals(Buffer.concat([film('mp4'), free]))).toBe(true);
});
