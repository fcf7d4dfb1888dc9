import type { Clip } from '#src/api/files.ts';

/** Pixels of the longer side of a poster. */
const posterSide = 1_280;
/** Milliseconds after which a browser that says nothing cannot read the file. */
const patience = 15_000;

const happened = (video: HTMLVideoElement, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(type, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error(`no ${type}`)));
  });

/** What a recorder leaves out, a browser finds at the end. */
async function lengthOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  video.currentTime = Number.MAX_SAFE_INTEGER;
  while (!Number.isFinite(video.duration)) await happened(video, 'durationchange', signal);
  return video.duration;
}

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, posterSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

/**
 * How long and how large a video of this device is, with a picture out of its first second; null where
 * this browser cannot read it, and so could not show what is posted.
 */
export async function readClip(file: Blob): Promise<Clip | null> {
  const video = document.createElement('video');
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), patience);
  const address = URL.createObjectURL(file);
  try {
    video.addEventListener('error', () => ended.abort());
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
    const known = happened(video, 'loadeddata', ended.signal);
    video.src = address;
    await known;
    const seconds = await lengthOf(video, ended.signal);
    const shown = happened(video, 'seeked', ended.signal);
    video.currentTime = Math.min(1, seconds / 4);
    await shown;
    const { videoWidth: width, videoHeight: height } = video;
    const poster = await drawn(video);
    return poster && width > 0 && seconds > 0 ? { seconds, width, height, poster } : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
