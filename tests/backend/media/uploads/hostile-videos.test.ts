import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BrokenVideo } from '#src/backend/media/uploads/video-metadata/broken-video.ts';
import { cleaned } from './cleaned.ts';
import { box, element, entry, film, heads, movie, tablesOf, track, webm, words } from './films.ts';

const start = Buffer.from(heads.mp4, 'latin1');
const mp4 = (...parts: Uint8Array[]) => Buffer.concat([start, ...parts]);
const data = box('mdat', 'frames of the film');
const notes = (tables: Uint8Array) => mp4(data, movie(track({ id: 2, kind: 'meta', tables })));
/** The place of the first sample of `notes`. */
const place = start.length + 8;
const tables = (stsc: Buffer, stsz: Buffer, stco: Buffer) =>
  Buffer.concat([box('stsc', stsc), box('stsz', stsz), box('stco', stco)]);

const broken: Readonly<Record<string, Uint8Array>> = {
  'nothing behind its type': start,
  'no movie': mp4(data),
  'a movie without tracks': mp4(box('moov'), data),
  'a movie of one track that is not played': mp4(
    box('moov', track({ kind: 'meta', tables: tablesOf(4, place) })),
    data,
  ),
  'samples that are cut off': mp4(movie(), data).subarray(0, -1),
  'a movie that is cut off': mp4(data, movie()).subarray(0, -1),
  'a box in the movie that lasts to its end': mp4(movie(words(0, 0)), data),
  'a box without room for its head': mp4(movie(words(7, 0)), data),
  'a box longer than the movie': mp4(movie(words(0x100, 0)), data),
  'a box of 64 bits without room for its length': mp4(movie(words(1, 0)), data),
  'a box of 2^63 bytes': mp4(movie(words(1, 0, 0x8000_0000, 0)), data),
  'a box of 64 bits that ends in its head': mp4(movie(words(1, 0, 0, 8)), data),
  'a track that says not what it is': mp4(movie(box('trak')), data),
  'a track of notes without tables': notes(Buffer.alloc(0)),
  'a table longer than its box': notes(
    tables(words(0, 1, 1, 1, 1), words(0, 4, 1), words(0, 0xffff_ffff, place)),
  ),
  'samples in front of the media data': notes(tablesOf(4, 4)),
  'samples that end behind the media data': notes(tablesOf(19, place)),
  'the same samples again and again': notes(
    tablesOf(18, ...Array.from({ length: 90 }, () => place)),
  ),
  'a chunk of four billion samples': notes(
    tables(words(0, 1, 1, 0xffff_ffff, 1), words(0, 0xffff_ffff, 1), words(0, 1, place)),
  ),
  'fragments of a track of notes that are nowhere': mp4(
    movie(track({ id: 2, kind: 'meta', tables: box('stco', words(0, 0)) })),
    box('moof', box('traf'), data),
  ),
};
it.each(Object.entries(broken))('an MP4 with %s is refused', async (_, bytes) => {
  await expect(cleaned(bytes)).rejects.toBeInstanceOf(BrokenVideo);
});

const tracks = element(0x1654_ae6b, entry(1, 1));
const brokenWebm: Readonly<Record<string, Uint8Array>> = {
  'no segment': webm().subarray(0, -12),
  'no tracks': webm(),
  'a track of notes alone': webm(element(0x1654_ae6b, entry(1, 0x21))),
  'bytes that are no element': webm(tracks, Buffer.alloc(900, 7)),
  'a byte of zeros': webm(tracks, Buffer.alloc(1)),
  'an element that is cut off': webm(tracks, element(0xec, 'rest')).subarray(0, -1),
  'an element of 2^56 bytes': webm(tracks, Buffer.from('ec01fffffffffffffe', 'hex')),
  'an element longer than what it is in': webm(
    element(0x1654_ae6b, Buffer.from('ae8a', 'hex')),
    element(0xec, Buffer.alloc(20)),
  ),
  'notes without a length': webm(tracks, element(0x1254_c367, '', true)),
  'a number of 8 bytes for a track': webm(
    element(0x1654_ae6b, element(0xae, element(0xd7, Buffer.alloc(8, 1)))),
  ),
  'a track of notes behind the clusters': webm(
    element(0x1f43_b675, '', true),
    element(0x1654_ae6b, Buffer.concat([entry(1, 1), entry(2, 0x21)])),
  ),
};
it.each(Object.entries(brokenWebm))('a WebM with %s is refused', async (_, bytes) => {
  await expect(cleaned(bytes, 'webm')).rejects.toBeInstanceOf(BrokenVideo);
});

describe('a limit is named of', () => {
  it.each([
    ['300,000 places of metadata', 'mp4', mp4(movie(), data, Buffer.alloc(2_400_008, words(8, 0)))],
    ['1,000,000 parts', 'mp4', mp4(movie(), Buffer.alloc(8_000_008, box('mdat')))],
    [
      '1,000,000 parts',
      'webm',
      webm(tracks, element(0x1f43_b675, Buffer.alloc(2_000_002, Buffer.from('a380', 'hex')))),
    ],
    [
      '1,000,000 parts',
      'mp4',
      notes(
        tables(words(0, 1, 1, 1, 1), words(0, 0, 0), Buffer.alloc(4_000_016, words(1_000_002))),
      ),
    ],
  ] as const)('%s in %s', async (limit, kind, bytes) => {
    await expect(cleaned(bytes, kind)).rejects.toMatchObject({ limit: `more than ${limit}` });
  });
});

it('boxes in boxes are no deeper than they are needed', async () => {
  let nested = box('moov');
  for (let depth = 0; depth < 20_000; depth += 1) nested = box('udta', nested.subarray(0, 8));
  const deep = Buffer.alloc(80_000);
  for (let at = 0; at < deep.length; at += 8) deep.set(box('moov').subarray(4), at + 4);
  for (let at = 0; at < deep.length; at += 8) deep.writeUInt32BE(deep.length - at, at);
  const left = await cleaned(mp4(movie(deep, nested), data));
  expect(left.length).toBe(mp4(movie(deep, nested), data).length);
});

/** Places at which bytes of a film are made wrong, and to what. */
const damages = Array.from({ length: 400 }, () => randomBytes(6));
it.each(['mp4', 'webm'] as const)('a damaged %s keeps its length or is refused', async (kind) => {
  const notesOf = { mp4: notes(tablesOf(4, place, place + 8)), webm: film('webm', 300) };
  for (const damage of damages) {
    const bytes = Buffer.from(notesOf[kind]);
    for (let at = 0; at < 6; at += 2)
      bytes[((damage[at] ?? 0) * 257 + at) % bytes.length] = damage[at + 1] ?? 0;
    const outcome = await cleaned(bytes, kind).catch((error: unknown) => error);
    const isSound = outcome instanceof BrokenVideo || (outcome as Buffer).length === bytes.length;
    expect(isSound, damage.toString('hex')).toBe(true);
  }
});
