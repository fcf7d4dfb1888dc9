import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import {
  ffmpegIn,
  filmOf,
  hasFfmpeg,
  noFfmpeg,
  realFfmpeg,
  rowOf,
  runJob,
  storeVideo,
  textOf,
} from './video-world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
  backend.ffmpeg = realFfmpeg;
});

const noted = `-metadata location=+48.2082+016.3738/ -metadata creation_time=2026-01-02T03:04:05Z
  -movflags +use_metadata_tags -metadata com.apple.quicktime.model=Phone9
  -metadata:s:v handler_name=Phone9 -metadata:s:v language=deu`;

/** Stores a film and has its renditions made; answers its row. */
async function make(film: Buffer, duration: number, mime = 'video/mp4') {
  await storeVideo(backend, 'ada', film, { hash: 'film', duration, mime });
  await runJob(backend);
  return rowOf(backend, 'film');
}

type Row = Awaited<ReturnType<typeof make>>;

/** A stored film, as ffmpeg reads it: its frames with their seconds, and those that are key frames. */
function decoded({ variants }: Row, name: 'film360' | 'film720' | 'clip') {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-seen-'));
  const { path: key = '' } = variants[name] ?? {};
  writeFileSync(path.join(folder, 'film'), textOf(backend, key), 'latin1');
  return ffmpegIn(folder, '-f mov -i film -map 0:v -vf showinfo=checksum=0 -f null -');
}

/** Renditions of a video by their sizes, the smallest first, as its playlist says them. */
const sizesOf = ({ hash }: Row) =>
  [...textOf(backend, `uploads/${hash}-hls.m3u8`).matchAll(/RESOLUTION=(\d+x\d+)/g)].map(
    ([, size]) => size,
  );
const listOf = ({ hash }: Row, side = 360) => textOf(backend, `uploads/${hash}-hls${side}.m3u8`);
const secondsIn = (list: string) =>
  [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(([, at]) => Number(at));

describe.skipIf(!hasFfmpeg)(`a video of a phone${noFfmpeg}`, () => {
  const upright = `-f lavfi -i testsrc2=s=320x180:r=30:d=8 -f lavfi -i sine=d=8
    -c:v libx264 -preset ultrafast -g 75 -c:a aac ${noted} -f mov %`;

  it('has segments of six seconds that begin with key frames, and nothing noted', async () => {
    const row = await make(filmOf(upright), 8, 'video/quicktime');
    expect(filmOf(upright).includes('Phone9')).toBe(true);
    expect(sizesOf(row)).toEqual(['320x180']);
    expect(secondsIn(listOf(row))).toEqual([6, 2]);
    const seen = decoded(row, 'film360');
    const keys = [...seen.matchAll(/pts_time:([\d.]+).* iskey:1/g)].map(([, at]) => Number(at));
    const first = keys[0] ?? 0;
    expect(keys.map((at) => Math.round(at - first))).toEqual([0, 6]);
    expect(seen).toMatch(/Video: h264 \(High\).*yuv420p/);
    expect(seen).toMatch(/Audio: aac.*48000 Hz, stereo/);
    for (const { path: key } of Object.values(row.variants)) {
      const content = key.endsWith('-original') ? '' : textOf(backend, key);
      expect(content).not.toMatch(/Phone9|48\.2082|com\.apple/);
    }
    const clip = decoded(row, 'clip');
    for (const said of [seen, clip])
      expect(said).not.toMatch(/\((?:deu|ger)\)|creation_time|location/);
    expect(clip.match(/pts_time:/g)).toHaveLength(120);
    expect(clip).not.toContain('Audio:');
  });

  it('that was held upright is upright, and has no more of it than pixels', async () => {
    const turned = Buffer.from(filmOf(upright));
    // The matrix of the track's head: a quarter to the right.
    const at = turned.indexOf('tkhd') + 4 + 40;
    for (const [index, value] of [0, 65_536, 0, -65_536, 0, 0].entries())
      turned.writeInt32BE(value, at + index * 4);
    const row = await make(turned, 8, 'video/quicktime');
    expect(sizesOf(row)).toEqual(['180x320']);
    expect(row.variants.clip).toMatchObject({ width: 180, height: 320 });
    expect(decoded(row, 'film360')).not.toMatch(/rotat|displaymatrix/i);
  });
});

describe.skipIf(!hasFfmpeg)(`a video${noFfmpeg}`, () => {
  it('without a sound has none, and of 720 pixels has two rungs', async () => {
    const row = await make(
      filmOf('-f lavfi -i testsrc2=s=720x1280:r=25:d=3 -c:v libx264 -preset ultrafast -f mp4 %'),
      3,
    );
    expect(sizesOf(row)).toEqual(['360x640', '720x1280']);
    expect(textOf(backend, 'uploads/film-hls.m3u8')).not.toContain('mp4a');
    expect(decoded(row, 'film720')).not.toContain('Audio:');
    expect(row.variants.clip).toBeUndefined();
  });

  it('of three pictures a second keeps them, and is cut like any other', async () => {
    const row = await make(
      filmOf('-f lavfi -i testsrc2=s=320x240:r=3:d=13 -c:v libx264 -preset ultrafast -f mp4 %'),
      13,
    );
    expect(textOf(backend, 'uploads/film-hls.m3u8')).toContain('FRAME-RATE=3.000');
    expect(sizesOf(row)).toEqual(['320x240']);
    expect(secondsIn(listOf(row)).map(Math.round)).toEqual([6, 6, 1]);
    expect(decoded(row, 'film360').match(/pts_time:/g)).toHaveLength(39);
  });

  it('of more pictures a second than anybody sees has thirty in its smallest', async () => {
    const row = await make(
      filmOf('-f lavfi -i testsrc2=s=320x240:r=120:d=2 -c:v libx264 -preset ultrafast -f mp4 %'),
      2,
    );
    const count = decoded(row, 'film360').match(/pts_time:/g)?.length;
    expect([60, 61, 62]).toContain(count);
  });
});
