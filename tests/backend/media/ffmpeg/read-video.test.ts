import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { lengthIn, readVideo } from '#src/backend/media/ffmpeg/read-video.ts';
import { UndecodableVideo } from '#src/backend/media/ffmpeg/run-ffmpeg.ts';
import { program } from '../videos/video-world.ts';

const packet = (at: number, length = 1) => `0, ${at - 2}, ${at}, ${length}, 900, 0x0000abcd, F=0x0`;

test.each([
  ['the end of the last picture that is shown', [packet(58, 2), packet(56), packet(57)], 6],
  ['that of one picture', [packet(0, 5)], 0.5],
  ['that of packets around a middle that was left out', [packet(3), '12, 13, 1,', packet(9)], 1],
])('the length of a video is %s', (_, packets, seconds) => {
  expect(lengthIn(['#tb 0: 1/10', ...packets].join('\n'))).toBeCloseTo(seconds, 9);
});

test.each([
  ['no packets', '#tb 0: 1/10'],
  ['no time base', packet(9)],
  ['no times', '#tb 0: 1/10\n0, NOPTS, NOPTS, 0, 900, 0x0000abcd'],
  ['one picture that lasts no time', `#tb 0: 1/10\n${packet(0, 0)}`],
])('a video of %s has no length', (_, printed) => {
  expect(() => lengthIn(printed)).toThrow(UndecodableVideo);
});

const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-read-'));
const read = (ffmpeg: string, name: string) => {
  const { signal } = new AbortController();
  const video = { ffmpeg, folder, source: '/a film', mime: 'video/mp4', signal } as const;
  return readVideo(video, { path: path.join(folder, name), side: 1_280 });
};
/** Text of a program that reads a video of an hour, whose packets fill many pages. */
const readsHour = `case "$*" in
*"-f mjpeg"*) for last; do :; done; DRAW ;;
*copy*) printf '#tb 0: 1/1000\\n'
  seq 0 100 3599900 | sed 's/.*/0, &, &, 100, 900, 0x0000abcd/' ;;
*) printf '#tb 0: 1/30\\n#dimensions 0: 1440x1080\\n#sar 0: 4/3\\n' ;;
esac`;

it('is read as it is shown, however much is printed of it', async () => {
  const { path: ffmpeg, calls } = program(readsHour.replace('DRAW', 'echo x > "${last#file:}"'));
  expect(await read(ffmpeg, 'one')).toEqual({ width: 1920, height: 1080, duration: 3600 });
  const [, , drawing = ''] = calls();
  expect(drawing).toContain(' -ss 1.000 -i file:/a film ');
  expect(drawing).toContain('scale=1280:720:');
});

it('has the first picture for a poster where there is none after a second, or none at all', async () => {
  const late = program(
    readsHour.replace('DRAW', 'case "$*" in *-ss*) ;; *) echo x > "${last#file:}" ;; esac'),
  );
  expect(await read(late.path, 'late')).toMatchObject({ duration: 3600 });
  expect(late.calls()).toHaveLength(4);
  const none = read(program(readsHour.replace('DRAW', ':')).path, 'none');
  await expect(none).rejects.toThrow('no picture of it can be drawn');
});
