/** Crop of a picture: percent from the left and the top, and the zoom factor. */
export interface Align {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const middle: Align = { x: 50, y: 50, scale: 1 };
export const mostZoom = 3;

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The same within its bounds, in steps of a tenth. */
export const bounded = ({ x, y, scale }: Align): Align => ({
  x: tenths(between(0, x, 100)),
  y: tenths(between(0, y, 100)),
  scale: tenths(between(1, scale, mostZoom)),
});

/** Styles of a picture that covers its frame, of which this stays in sight. */
export const cutStyle = ({ x, y, scale }: Align) => {
  const at = `${x}% ${y}%`;
  return { objectPosition: at, transformOrigin: at, scale: String(scale) };
};

/** Returns the crop after a drag by that many pixels, in a frame that the picture covers. */
export function pulled(from: Align, by: Size, frame: Size, picture: Size): Align {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height) * from.scale;
  const share = (pixels: number, side: number, room: number) => {
    const hidden = side * cover - room;
    return hidden < 1 ? 0 : (pixels / hidden) * 100;
  };
  return bounded({
    ...from,
    x: from.x - share(by.width, picture.width, frame.width),
    y: from.y - share(by.height, picture.height, frame.height),
  });
}

/** Returns the crop after a key press; null for other keys. */
export function keyed(align: Align, key: string, isLarge: boolean): Align | null {
  const step = isLarge ? 10 : 1;
  const { x, y, scale } = align;
  const moves: Readonly<Record<string, Align>> = {
    ArrowLeft: { ...align, x: x - step },
    ArrowRight: { ...align, x: x + step },
    ArrowUp: { ...align, y: y - step },
    ArrowDown: { ...align, y: y + step },
    '+': { ...align, scale: scale + 0.1 },
    '=': { ...align, scale: scale + 0.1 },
    '-': { ...align, scale: scale - 0.1 },
    '0': middle,
  };
  const to = moves[key];
  return to ? bounded(to) : null;
}
