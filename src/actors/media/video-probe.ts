import type { Clip } from '#src/api/media/send.ts';

/** Facts of a video, before its preview is made. */
export type Probed = Omit<Clip, 'preview'>;

/** Pixels of the longer side of a poster. */
const posterSide = 1_280;

const happened = (video: HTMLVideoElement, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) reject(new Error(`no ${type}`));
    video.addEventListener(type, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error(`no ${type}`)));
  });

/** Duration in seconds; seeks to the end where the recorder did not write it. */
async function lengthOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  video.currentTime = Number.MAX_SAFE_INTEGER;
  while (!Number.isFinite(video.duration)) await happened(video, 'durationchange', signal);
  return video.duration;
}

/** The picture that a video shows; null where this browser can decode its sound alone. */
function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return Promise.resolve(null);
  const scale = Math.min(1, posterSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

interface Reading {
  /** Address of the video. */
  address: string;
  /** A person who cancels. */
  wanted: AbortSignal;
  /** Position in seconds, of a video of this length. */
  at: (seconds: number) => number;
}

/**
 * Lets the browser read a video and go to a position; null where it cannot. A busy device may take its
 * time: only an error of the browser ends it, or a person who cancels.
 */
async function readVideo<Value>(
  { address, wanted, at }: Reading,
  use: (video: HTMLVideoElement, seconds: number) => Promise<Value>,
): Promise<Value | null> {
  const video = document.createElement('video');
  const ended = new AbortController();
  const end = () => ended.abort();
  try {
    wanted.addEventListener('abort', end, { signal: ended.signal });
    if (wanted.aborted) end();
    for (const type of ['error', 'abort']) video.addEventListener(type, end);
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
    const known = happened(video, 'loadedmetadata', ended.signal);
    video.src = address;
    await known;
    const seconds = await lengthOf(video, ended.signal);
    const shown = happened(video, 'seeked', ended.signal);
    video.currentTime = at(seconds);
    await shown;
    return await use(video, seconds);
  } catch {
    return null;
  } finally {
    end();
    video.removeAttribute('src');
  }
}

/** Position of the picture that stands for a video at first. */
const inItsBeginning = (seconds: number) => Math.min(1, seconds / 4);

/**
 * Reads the duration and size of a local video, with a picture of its first second; null where this
 * browser cannot read it.
 */
export async function probeVideo(file: Blob, wanted: AbortSignal): Promise<Probed | null> {
  // Without the type that its name has: the browser looks into it.
  const address = URL.createObjectURL(file.slice());
  try {
    return await readVideo({ address, wanted, at: inItsBeginning }, async (video, seconds) => {
      const { videoWidth: width, videoHeight: height } = video;
      const poster = await drawn(video);
      return poster && seconds > 0 ? { seconds, width, height, poster } : null;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A picture of a video of this origin at a position in seconds; null where the browser has none. */
export const frameAt = (
  address: string,
  seconds: number,
  wanted: AbortSignal,
): Promise<Blob | null> =>
  readVideo({ address, wanted, at: () => seconds }, (video) => drawn(video));
