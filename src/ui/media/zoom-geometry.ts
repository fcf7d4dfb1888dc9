/** Pixels, or shares of a picture's size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Stage of a picture, and the picture as it is drawn at zoom 1, in the middle of that. */
export interface ZoomFrame {
  readonly stage: Size;
  readonly shown: Size;
}

export const middle: Point = { x: 0, y: 0 };

const along = (stage: number, shown: number, zoom: number, centre: number) => {
  const size = shown * zoom;
  const room = Math.max(0, size - stage) / 2;
  const share = size === 0 ? 0 : room / size;
  return Math.min(share, Math.max(-share, centre));
};

/** The nearest centre at which no edge of the picture is further in than that of the stage. */
export const kept = (centre: Point, zoom: number, { stage, shown }: ZoomFrame): Point => ({
  x: along(stage.width, shown.width, zoom, centre.x),
  y: along(stage.height, shown.height, zoom, centre.y),
});

/**
 * The centre after a zoom, so that what lies at a point stays there. `centre` is the part of the picture
 * in the middle of the stage, as shares from the picture's middle; `at` is in pixels from the middle.
 */
export const zoomedAt = (
  centre: Point,
  { from, to, at }: { from: number; to: number; at: Point },
  frame: ZoomFrame,
): Point => {
  const { width, height } = frame.shown;
  const share = 1 / from - 1 / to;
  const x = centre.x + (at.x * share) / width;
  return kept({ x, y: centre.y + (at.y * share) / height }, to, frame);
};

/** The centre after the picture was pulled by some pixels. */
export const pulledBy = (centre: Point, by: Point, zoom: number, frame: ZoomFrame): Point => {
  const { width, height } = frame.shown;
  const x = centre.x - by.x / (width * zoom);
  return kept({ x, y: centre.y - by.y / (height * zoom) }, zoom, frame);
};

/** CSS transform of the picture. */
export const transformOf = (centre: Point, zoom: number, { shown }: ZoomFrame): string => {
  const [x, y] = [-centre.x * shown.width * zoom, -centre.y * shown.height * zoom];
  return zoom === 1 ? '' : `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${zoom})`;
};
