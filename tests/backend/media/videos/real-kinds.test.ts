import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import {
  filmOf,
  hasFfmpeg,
  namesIn,
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

/** Encoders of the ffmpeg that makes the films. */
const encoders = hasFfmpeg ? execFileSync(realFfmpeg, ['-v', 'error', '-encoders']).toString() : '';
/** True where a film cannot be made for a test: its ffmpeg was built without the encoder. */
const lacks = (encoder: string) => !encoders.includes(` ${encoder} `);

const picture = '-f lavfi -i testsrc2=s=320x240:r=30:d=3';
const sound = '-f lavfi -i sine=d=3';
const plain = `${picture} ${sound} -c:v libx264 -preset ultrafast -c:a aac`;

async function make(film: Buffer, mime = 'video/mp4', duration = 3) {
  await storeVideo(backend, 'ada', film, { hash: 'film', duration, mime });
  await runJob(backend);
  const { variants } = await rowOf(backend, 'film');
  return { variants, failures: await backend.db.select().from(failedWork) };
}
const playlist = () => textOf(backend, 'uploads/film-hls.m3u8');

describe.skipIf(!hasFfmpeg)(`renditions are made${noFfmpeg}`, () => {
  it('of a film with its index at its end, and of one at its beginning', async () => {
    for (const flags of ['', '-movflags +faststart', '-movflags +frag_keyframe+empty_moov']) {
      backend = await createTestBackend();
      backend.ffmpeg = realFfmpeg;
      const { variants } = await make(filmOf(`${plain} ${flags} -f mp4 %`));
      expect(Object.keys(variants)).toContain('film360');
    }
  });

  it.skipIf(lacks('libvpx'))('of a WebM', async () => {
    const film = filmOf(`${picture} ${sound} -c:v libvpx -b:v 200k -c:a libopus -f webm %`);
    const { variants } = await make(film, 'video/webm');
    expect(variants.film360).toMatchObject({ mime: 'video/mp4', width: 320, height: 240 });
    expect(playlist()).toMatch(/CODECS="avc1\.6400[\da-f]{2},mp4a\.40\.2",FRAME-RATE=30\.000/);
  });

  it.skipIf(lacks('libx265'))('of HEVC in ten bits, which becomes eight', async () => {
    const film = filmOf(
      `${picture} -c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -tag:v hvc1 -f mp4 %`,
    );
    await make(film);
    // The profile: High, whose pixels have eight bits.
    expect(playlist()).toContain('CODECS="avc1.6400');
  });

  it('of pixels that are not square, as they are shown', async () => {
    const film = filmOf(`${picture} -vf setsar=4/3 -c:v libx264 -preset ultrafast -f mp4 %`);
    await make(film);
    expect(playlist()).toContain('RESOLUTION=426x240');
  });
});

const refused = (reason: RegExp) => [
  { kind: 'renditions', error: expect.stringMatching(reason) as string },
];

describe.skipIf(!hasFfmpeg)(`none are made, and nothing is left,${noFfmpeg}`, () => {
  it.each([
    ['of a film without its index', (film: Buffer) => film.subarray(0, film.length / 2), /moov/],
    ['of noise', () => Buffer.alloc(9_000, 'noise'), /ffmpeg ended with/],
    [
      'of a film that is called another',
      () => filmOf(`${plain} -f webm -c:v vp8 -c:a libopus %`),
      /ffmpeg/,
    ],
  ])('%s', async (_, filmFrom, reason) => {
    const film = filmFrom(filmOf(`${plain} -f mp4 %`));
    const { variants, failures } = await make(film);
    expect(failures).toMatchObject(refused(reason));
    expect(Object.keys(variants).toSorted()).toEqual(['original', 'thumb']);
    expect(namesIn(backend, 'uploads')).toEqual(['film-full.webp', 'film-original']);
    expect(namesIn(backend, 'work')).toEqual([]);
  });

  it('of a film that breaks off in its middle', async () => {
    const film = filmOf(`${plain} -movflags +faststart -f mp4 %`);
    const { failures } = await make(film.subarray(0, film.length / 2));
    expect(failures).toMatchObject(refused(/only 1\.\d s of 3\.0 s can be read/));
  });

  it('of a list that names other files', async () => {
    const list = '#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n';
    const { failures } = await make(Buffer.from(list));
    expect(failures).toMatchObject(refused(/ffmpeg ended with/));
  });
});
