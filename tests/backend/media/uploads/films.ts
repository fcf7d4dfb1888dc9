/** A box of an MP4 or MOV. */
export function box(type: string, ...parts: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Numbers of 32 bits. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** An element of a WebM; `length` is written as 8 bytes, or as unknown. */
export function element(id: number, body: Uint8Array | string, isEndless = false): Buffer {
  const name = Buffer.from(id.toString(16), 'hex');
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(8, 0xff);
  if (!isEndless) length.writeBigUInt64BE(BigInt(bytes.length));
  length[0] = 1;
  return Buffer.concat([name, length, bytes]);
}

/** First bytes of files by their kind, as programs and cameras write them. */
export const heads = {
  webm: '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webmB\x87\x81\x04B\x85\x81\x02',
  mp4: '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41',
  m4v: '\0\0\0\x14ftypM4VH\0\0\0\0M4VH',
  camera: '\0\0\0\x1cftypXAVC\0\0\0\0XAVCmp42iso2',
  mov: '\0\0\0\x14ftypqt  \0\0\0\0qt  ',
} as const;
export type FilmKind = keyof typeof heads;

/** A handler of a kind of track, without a name. */
export const handler = (kind: string, name = '\0') =>
  box('hdlr', words(0, 0), kind, words(0, 0, 0), name);

interface TrackParts {
  id?: number;
  kind?: string;
  tables?: Uint8Array;
  /** Boxes beside those that every track has. */
  notes?: Uint8Array;
}

/** A track; its tables of samples are empty where none are given. */
export const track = ({
  id = 1,
  kind = 'vide',
  tables = box('stsd', words(0, 0)),
  notes,
}: TrackParts) =>
  box(
    'trak',
    box('tkhd', words(7, 0, 0, id, 0, 10), Buffer.alloc(60, 1)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1_000, 10)),
      handler(kind),
      box('minf', box('stbl', tables)),
    ),
    notes ?? '',
  );

/** Tables of a track whose samples are of one size, each a chunk at one of these places. */
export const tablesOf = (size: number, ...places: number[]) =>
  Buffer.concat([
    box('stsd', words(0, 0)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, size, places.length)),
    box('stco', words(0, places.length, ...places)),
  ]);

/** A movie with one track and what else is in it. */
export const movie = (...rest: Uint8Array[]) =>
  box('moov', box('mvhd', words(0, 0, 0, 1_000, 10), Buffer.alloc(80, 1)), track({}), ...rest);

const mp4 = (kind: FilmKind, bytes: number) => {
  const head = Buffer.concat([Buffer.from(heads[kind], 'latin1'), movie()]);
  return Buffer.concat([head, box('mdat', Buffer.alloc(bytes - head.length - 8, 7))]);
};

/** Track entry of a WebM: its number and kind (1 a picture, 2 a sound, 0x21 metadata), and more. */
export const entry = (number: number, type: number, ...rest: Uint8Array[]) =>
  element(
    0xae,
    Buffer.concat([element(0xd7, Buffer.of(number)), element(0x83, Buffer.of(type)), ...rest]),
  );

/** A block of a track with its bytes. */
export const block = (number: number, bytes: Uint8Array | string) =>
  element(0xa3, Buffer.concat([Buffer.of(0x80 | number, 0, 0, 0x80), Buffer.from(bytes)]));

/** A WebM as a browser records it: its segment has no length. */
export const webm = (...parts: Uint8Array[]) =>
  Buffer.concat([
    Buffer.from(heads.webm, 'latin1'),
    element(0x1853_8067, Buffer.concat(parts), true),
  ]);

const recorded = (filler: number) =>
  webm(
    element(0x1654_ae6b, entry(1, 1)),
    element(
      0x1f43_b675,
      Buffer.concat([element(0xe7, Buffer.of(0)), block(1, Buffer.alloc(filler, 7))]),
    ),
  );

/** A film without notes of a camera, exactly `bytes` long. */
export const film = (kind: FilmKind, bytes = 4_000) =>
  kind === 'webm' ? recorded(bytes - recorded(0).length) : mp4(kind, bytes);
