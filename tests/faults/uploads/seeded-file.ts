import { createHash } from 'node:crypto';
import { box, heads, movie } from '#tests/backend/media/uploads/films.ts';
import { seeded } from '#src/weather/random.ts';

/** Bytes of one block, which begins with its own number: no two places have the same bytes. */
const blockBytes = 65_536;

/** Bytes of a film by their places: they are made when they are read, and never held whole. */
export interface FilmBytes {
  readonly size: number;
  /** Bytes from `start` on, before `end`; no more than one block. */
  read(start: number, end: number): Buffer;
}

/** An MP4 of exactly `size` bytes, below 4 GiB, whose samples look like chance. */
export function seededFilm(seed: number, size: number): FilmBytes {
  const random = seeded(seed);
  const head = Buffer.concat([Buffer.from(heads.mp4, 'latin1'), movie(), box('mdat')]);
  head.writeUInt32BE(size - head.length + 8, head.length - 8);
  const chance = Buffer.from(Array.from({ length: blockBytes }, () => random.below(256)));
  const block = (index: number): Buffer => {
    const bytes = Buffer.from(chance);
    bytes.writeUInt32BE(index, 0);
    if (index === 0) head.copy(bytes);
    return bytes;
  };
  return {
    size,
    read(start, end) {
      const index = Math.floor(start / blockBytes);
      const from = index * blockBytes;
      return block(index).subarray(start - from, Math.min(end, size, from + blockBytes) - from);
    },
  };
}

function* bytesOf(film: FilmBytes, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end;) {
    const bytes = film.read(at, end);
    at += bytes.length;
    yield bytes;
  }
}

/** SHA-256 of a film, in hexadecimal. */
export function hashOf(film: FilmBytes): string {
  const hash = createHash('sha256');
  for (const bytes of bytesOf(film, 0, film.size)) hash.update(bytes);
  return hash.digest('hex');
}

/** A file as a browser hands it over; a part of it is one of these too. */
export class SeededFile extends File {
  constructor(
    private readonly film: FilmBytes,
    name: string,
    private readonly start = 0,
    private readonly end = film.size,
  ) {
    super([], name, { type: 'video/mp4' });
  }

  override get size(): number {
    return this.end - this.start;
  }

  override slice(from = 0, to = this.size): SeededFile {
    const [start, end] = [this.start + from, Math.min(this.start + to, this.end)];
    return new SeededFile(this.film, this.name, start, end);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const bytes of this.chunks()) {
      all.set(bytes, at);
      at += bytes.length;
    }
    return all.buffer;
  }

  /** The bytes, block by block. */
  chunks(): Generator<Buffer> {
    return bytesOf(this.film, this.start, this.end);
  }
}
