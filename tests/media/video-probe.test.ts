import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probeVideo } from '#src/actors/media/video-probe.ts';

/** A browser's video that says what it has by hand. */
class Video extends EventTarget {
  duration = 8;
  videoWidth = 640;
  videoHeight = 360;
  src = '';
  currentTime = 0;
  removeAttribute() {
    this.src = '';
  }
  say(...types: string[]) {
    for (const type of types) this.dispatchEvent(new Event(type));
  }
}

let video = new Video();

beforeEach(() => {
  vi.useFakeTimers();
  video = new Video();
  const poster = new Blob(['poster']);
  const canvas = { getContext: () => null, toBlob: (take: (made: Blob) => void) => take(poster) };
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'video' ? video : canvas),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = () => {
  const leaving = new AbortController();
  const ended = vi.fn<() => void>();
  const clip = probeVideo(new Blob(['a video']), leaving.signal).finally(ended);
  return { clip, ended, leaving };
};

test('a video that a busy device reads slowly is read, however long that takes', async () => {
  const { clip, ended } = read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  video.say('loadedmetadata');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
  video.say('seeked');
  expect(await clip).toMatchObject({ seconds: 8, width: 640, height: 360 });
});

test('a recording without a length is read to its end first', async () => {
  video.duration = Infinity;
  const { clip } = read();
  video.say('loadedmetadata');
  await vi.advanceTimersByTimeAsync(60_000);
  video.duration = 12;
  video.say('durationchange');
  await vi.advanceTimersByTimeAsync(0);
  video.say('seeked');
  expect(await clip).toMatchObject({ seconds: 12 });
});

test('what the browser says it cannot read is no video', async () => {
  const { clip } = read();
  video.say('error');
  expect(await clip).toBeNull();
});

test('a video that is no longer wanted is read no further', async () => {
  const { clip, leaving } = read();
  leaving.abort();
  expect(await clip).toBeNull();
  expect(video.src).toBe('');
});
