import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { hasVideoEncoder } from '#src/secure.ts';

/** Seconds of a preview at most; never more than half of its video. */
const longest = 5;
/** Seconds of a video below which it has none. */
const shortestVideo = 4;
/** Pixels of its longer side. */
const side = 640;
/** Bits a second. */
const quality = new Quality({ bitrate: 700_000 });
/** Milliseconds after which a video is sent without one: its upload waits for it. */
const patience = 30_000;

/** Pixels that every encoder takes. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

async function made(file: Blob, seconds: number, wanted: AbortSignal): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  wanted.addEventListener('abort', () => input.dispose());
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) return null;
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const scale = Math.min(1, side / Math.max(width, height));
  const size = { width: even(width * scale), height: even(height * scale) };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { ...size, quality });
  if (codec === null) return null;
  const target = new BufferTarget();
  const isMp4 = codec === 'avc';
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    trim: { start: 0, end: Math.min(longest, seconds / 2) },
    video: { ...size, fit: 'fill', codec, quality, allowTransformationMetadata: false },
    audio: { discard: true },
    copy: false,
    showWarnings: false,
    // Nothing that a camera noted: neither the place nor the device.
    tags: () => ({}),
  });
  if (!conversion.isValid || wanted.aborted) return null;
  wanted.addEventListener('abort', () => void conversion.cancel());
  await conversion.execute();
  return target.buffer && new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' });
}

/**
 * Makes a small copy of a video's first seconds, without its sound; null where this browser has no
 * way to, or would take too long for it.
 */
export function previewOf(file: Blob, seconds: number, wanted: AbortSignal): Promise<Blob | null> {
  if (seconds < shortestVideo || !hasVideoEncoder()) return Promise.resolve(null);
  const ended = AbortSignal.any([wanted, AbortSignal.timeout(patience)]);
  const gone = new Promise<null>((resolve) => {
    ended.addEventListener('abort', () => resolve(null));
  });
  return Promise.race([made(file, seconds, ended).catch(() => null), gone]);
}
