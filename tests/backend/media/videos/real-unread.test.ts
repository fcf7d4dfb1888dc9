import { execFileSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { fileOf } from '../captions/film.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { upload } from '../uploads/uploading.ts';
import { filmOf, hasFfmpeg, noFfmpeg, realFfmpeg, rowOf, runJob } from './video-world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  backend.ffmpeg = realFfmpeg;
  ada = await signedIn(backend, 'ada');
});

const encoders = hasFfmpeg ? execFileSync(realFfmpeg, ['-v', 'error', '-encoders']).toString() : '';
/** True where a film cannot be made for a test: its ffmpeg was built without the encoder. */
const lacks = (encoder: string) => !encoders.includes(` ${encoder} `);

const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1';
/** A second of red, and then blue. */
const colours = (seconds: number) =>
  `-f lavfi -i color=red:s=320x240:r=30:d=0.5 -f lavfi -i color=blue:s=320x240:r=30:d=${seconds - 0.5}
   -filter_complex concat=n=2:v=1`;

const settled = (hash: string) =>
  passes(async () => {
    const answer = await fileOf(ada, hash);
    expect(answer.data.status).not.toBe('processing');
    return answer;
  });
/** The file that a video without a word about it becomes. */
async function sent(film: Buffer) {
  const answer = await upload(backend, ada, film, { purpose: 'post' });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { fileHash: hash } = (await answer.json()) as UploadAnswer;
  return { hash, ...(await settled(hash)) };
}
/** Mean red, green and blue of a poster. */
async function coloursOf(hash: string) {
  const { variants } = await rowOf(backend, hash);
  const poster = path.join(backend.mediaDir, variants.thumb?.path ?? '');
  const { data } = await sharp(poster).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

describe.skipIf(!hasFfmpeg)(`a video that its device cannot read${noFfmpeg}`, () => {
  it.skipIf(lacks('libx265'))('in HEVC gets length, size, poster and a stream', async () => {
    const film = filmOf(`${colours(6)} ${hevc} -pix_fmt yuv420p10le -f mov %`);
    const { hash, data } = await sent(film);
    expect(data).toMatchObject({ status: 'ready', width: 320, height: 240, duration: 6 });
    const [red = 0, , blue = 0] = await coloursOf(hash);
    expect([red < 20, blue > 235]).toEqual([true, true]);
    await runJob(backend);
    const { variants } = await rowOf(backend, hash);
    expect(Object.keys(variants)).toEqual(expect.arrayContaining(['hls', 'film360', 'clip']));
    expect(variants.film360).toMatchObject({ width: 320, height: 240 });
  });

  it('is as it is shown: turned, and its pixels square', async () => {
    const wide = filmOf(`${colours(3)},setsar=2/1 -c:v libx264 -preset ultrafast -f mov %`);
    const turned = Buffer.from(wide);
    const at = turned.indexOf('tkhd') + 4 + 40;
    for (const [index, value] of [0, 65_536, 0, -65_536, 0, 0].entries())
      turned.writeInt32BE(value, at + index * 4);
    expect((await sent(wide)).data).toMatchObject({ width: 640, height: 240, duration: 3 });
    const { data } = await sent(turned);
    expect(data).toMatchObject({ status: 'ready', width: 120, height: 320, duration: 3 });
  });

  it('of one picture has that as its poster', async () => {
    const one = filmOf(`${colours(3)} -frames:v 1 -c:v libx264 -preset ultrafast -f mp4 %`);
    const { hash, data } = await sent(one);
    expect(data.duration).toBeCloseTo(1 / 30, 3);
    expect((await coloursOf(hash))[0]).toBeGreaterThan(235);
  });

  it.skipIf(lacks('libvpx'))('in a WebM that says no length has the one that it has', async () => {
    const { data } = await sent(filmOf(`${colours(3)} -c:v libvpx -live 1 -f webm %`));
    expect(data.duration).toBeCloseTo(3, 1);
  });

  it('and that is none fails', async () => {
    const noise = Buffer.concat([
      filmOf(`${colours(1)} -f mov %`).subarray(0, 32),
      Buffer.alloc(9_000, 7),
    ]);
    expect(await sent(noise)).toMatchObject({
      data: { status: 'failed' },
      error: 'The video could not be read.',
    });
  });
});
