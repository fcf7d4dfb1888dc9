import {
  box,
  element,
  entry,
  heads,
  movie,
  tablesOf,
  track,
  webm,
  words,
  type FilmKind,
} from './films.ts';

/** Marks of a place, a device and a person: none of them may be delivered. */
export const marks = ['+52.5163+013.3777/', 'Fairphone 9', 'Ada Marlow', '2026-11-25'] as const;
const [place, device, person, day] = marks;
const all = marks.join(' ');

/** An international text of QuickTime: its length, its language, its letters. */
const text = (said: string) =>
  Buffer.concat([Buffer.from([0, said.length, 0x15, 0xc7]), Buffer.from(said)]);

/** Boxes that say it, by the name of what they are. */
export const notes: Readonly<Record<string, Buffer>> = {
  'udta with ©xyz, ©mak, ©mod, ©swr and loci': box(
    'udta',
    box('\xa9xyz', text(place)),
    box('\xa9mak', text(device)),
    box('\xa9mod', text(device)),
    box('\xa9swr', text(person)),
    box('loci', words(0), place, '\0'),
  ),
  'meta with keys and ilst of QuickTime': box(
    'meta',
    box('hdlr', words(0, 0), 'mdta', words(0, 0, 0)),
    box(
      'keys',
      words(0, 3),
      box('mdta', 'com.apple.quicktime.location.ISO6709'),
      box('mdta', 'com.apple.quicktime.model'),
      box('mdta', 'com.apple.quicktime.creationdate'),
    ),
    box(
      'ilst',
      ...[place, device, day].map((said, at) =>
        box(`\0\0\0${String.fromCodePoint(at + 1)}`, box('data', words(1, 0), said)),
      ),
    ),
  ),
  'uuid with XMP': box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), all),
  'a box of a maker': box('smta', words(0), all),
  'a free box with what was there before': box('free', all),
  'a skip box with what was there before': box('skip', all),
};

/** The empty box that is left of one. */
export function emptied(bytes: Buffer): Buffer {
  const left = Buffer.alloc(bytes.length);
  bytes.copy(left, 0, 0, 4);
  left.write('free', 4);
  return left;
}

const start = (kind: FilmKind) => Buffer.from(heads[kind], 'latin1');
const data = box('mdat', 'frames of the film');

/** A film with a note somewhere, by the name of the place. */
export const places: Readonly<Record<string, (kind: FilmKind, note: Buffer) => Buffer>> = {
  'in front of the movie': (kind, note) => Buffer.concat([start(kind), note, movie(), data]),
  'in the movie': (kind, note) => Buffer.concat([start(kind), movie(note), data]),
  'in a track': (kind, note) => Buffer.concat([start(kind), movie(track({ notes: note })), data]),
  'in the tables of a track': (kind, note) =>
    Buffer.concat([start(kind), movie(track({ tables: note })), data]),
  'behind the samples': (kind, note) => Buffer.concat([start(kind), movie(), data, note]),
  'in a fragment': (kind, note) =>
    Buffer.concat([start(kind), movie(), box('moof', box('mfhd', words(0, 1)), note), data]),
};

/** Elements of a WebM that say it: in its `Info`, its segment, its track and a cluster. */
export const elements: Readonly<Record<'info' | 'segment' | 'track' | 'cluster', Buffer[]>> = {
  info: [element(0x4461, '20261125'), element(0x7ba9, all), element(0x7384, `${person}.webm`)],
  segment: [
    element(
      0x1254_c367,
      element(
        0x7373,
        element(
          0x67c8,
          Buffer.concat([element(0x45a3, 'LOCATION'), element(0x4487, `${place}${device}`)]),
        ),
      ),
    ),
    element(0x1941_a469, element(0x61a7, element(0x465c, all.repeat(20)))),
    element(0x1043_a770, element(0x45b9, all)),
    element(0xec, all),
    Buffer.concat([Buffer.from('bf84', 'hex'), words(0x1234_5678)]),
  ],
  track: [element(0x536e, device), element(0x25_8688, device)],
  cluster: [element(0xec, all), element(0x58d7, all)],
};

/** A track that is played, and what notes it has. */
export const played = (...rest: Buffer[]) => entry(1, 1, ...rest);

/** A film with every note at once, and a track of notes. */
export function noted(kind: FilmKind): Buffer {
  if (kind === 'webm')
    return webm(
      element(0x1549_a966, Buffer.concat(elements.info)),
      element(0x1654_ae6b, played(...elements.track)),
      ...elements.segment,
      element(0x1f43_b675, Buffer.concat(elements.cluster), true),
    );
  const all = Object.values(notes);
  const start = Buffer.from(heads[kind], 'latin1');
  const place = start.length + 8;
  const spoken = track({ id: 2, kind: 'meta', tables: tablesOf(40, place) });
  const data = box('mdat', marks.join(' ').slice(0, 40), 'frames of the film');
  return Buffer.concat([
    start,
    data,
    movie(...all, track({ id: 3, notes: all[0] }), spoken),
    ...all,
  ]);
}
