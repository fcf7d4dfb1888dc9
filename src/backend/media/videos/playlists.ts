import type { Rung } from './ladder.ts';

/** Segments of a playlist, of which each has a line of its seconds and one of its bytes. */
interface Segment {
  seconds: number;
  bytes: number;
}

/** MIME type of a playlist. */
export const playlistMime = 'application/vnd.apple.mpegurl';

/** Reads the segments of a rung's playlist. Throws for one that is not whole. */
export function segmentsOf(playlist: string): Segment[] {
  if (!playlist.includes('#EXT-X-ENDLIST')) throw new Error('A playlist is not whole.');
  const found = playlist.matchAll(/^#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@\d+\n/gm);
  return [...found].map(([, seconds, bytes]) => ({
    seconds: Number(seconds),
    bytes: Number(bytes),
  }));
}

export const secondsOf = (segments: readonly Segment[]): number =>
  segments.reduce((total, { seconds }) => total + seconds, 0);

/** Codecs of a rung by the head of its film (RFC 6381). Throws where that names none. */
export function codecsOf(head: Buffer, hasSound: boolean): string {
  const at = head.indexOf('avcC', 0, 'latin1');
  // Behind the name: a version, then profile, constraints and level.
  const said = at < 0 ? '' : head.subarray(at + 5, at + 8).toString('hex');
  if (said.length !== 6) throw new Error('A rendition says no codec.');
  return `avc1.${said}${hasSound ? ',mp4a.40.2' : ''}`;
}

/** A rung that is made. */
export interface MadeRung {
  rung: Rung;
  segments: readonly Segment[];
  codecs: string;
}

/** The playlist of all rungs; their playlists stand in it by their names. */
export function ladderPlaylist(rungs: readonly MadeRung[]): string {
  const entries = rungs.map(({ rung, segments, codecs }) => {
    const bits = segments.map(({ bytes, seconds }) => (bytes * 8) / Math.max(seconds, 0.001));
    const total = segments.reduce((sum, { bytes }) => sum + bytes * 8, 0);
    const facts = [
      `BANDWIDTH=${Math.ceil(Math.max(...bits))}`,
      `AVERAGE-BANDWIDTH=${Math.ceil(total / secondsOf(segments))}`,
      `RESOLUTION=${rung.width}x${rung.height}`,
      `CODECS="${codecs}"`,
      `FRAME-RATE=${rung.rate.toFixed(3)}`,
    ];
    return `#EXT-X-STREAM-INF:${facts.join(',')}\nhls${rung.side}\n`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('')}`;
}

/** A stored playlist with the address of each name that stands in it. */
export const withAddresses = (playlist: string, addressOf: (name: string) => string): string =>
  playlist
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line.replace(/URI="([^"]*)"/, (_, name: string) => `URI="${addressOf(name)}"`)
        : line && addressOf(line),
    )
    .join('\n');
