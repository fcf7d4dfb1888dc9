import type { Shown } from '../ffmpeg/look.ts';
import { rungSides, type RungSide } from '../uploads/rendition-names.ts';

/** One rendition of a ladder. */
export interface Rung {
  /** Its name: pixels of the shorter side that it has at most. */
  side: RungSide;
  width: number;
  height: number;
  /** Pictures a second. */
  rate: number;
  /** Bits a second at most, of its pictures and of its sound. */
  pictureBits: number;
  soundBits: number;
}

/** Seconds of a segment. */
export const segmentSeconds = 6;

const bounds: Record<RungSide, Pick<Rung, 'rate' | 'pictureBits' | 'soundBits'>> = {
  360: { rate: 30, pictureBits: 900_000, soundBits: 96_000 },
  720: { rate: 60, pictureBits: 3_000_000, soundBits: 128_000 },
  1080: { rate: 60, pictureBits: 6_000_000, soundBits: 128_000 },
};
/** A rung that is less than so much larger than the one below it is not worth its bytes. */
const least = 1.2;

/** Pixels that the encoder takes. */
const even = (pixels: number) => Math.max(2, Math.floor(pixels / 2) * 2);

/** Size in which a video fits into so many pixels of a side; never larger than it is. */
export function fitting({ width, height }: Shown, side: number, most: number) {
  const scale = Math.min(1, most / side);
  return { width: even(width * scale), height: even(height * scale) };
}

/** Rungs of a video, the smallest first, and at least one. The last has its size, up to 1080. */
export function rungsOf(shown: Shown): Rung[] {
  const side = Math.min(shown.width, shown.height);
  const worth = rungSides.filter((_, at) => at === 0 || side >= (rungSides[at - 1] ?? 0) * least);
  return worth.map((most) => {
    const { rate, pictureBits, soundBits } = bounds[most];
    const size = fitting(shown, side, most);
    const sound = shown.hasSound ? soundBits : 0;
    return { side: most, ...size, rate: Math.min(rate, shown.rate), pictureBits, soundBits: sound };
  });
}
