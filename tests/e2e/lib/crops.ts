import sharp from 'sharp';
import type { Locator } from 'playwright';
import { isStill } from './browser.ts';

/** Pixels of the picture that is measured. */
export const staircase = { width: 1200, height: 900 } as const;
/** Pixels of one step, and how much brighter each is than the one before: red to the right, green downwards. */
const step = { size: 100, level: 20 } as const;

const levelAt = (place: number) => Math.floor(place / step.size) * step.level;

/** A picture whose every column and row can be told from its colours: steps of red and of green. */
export function staircasePicture(): Promise<Buffer> {
  const { width, height } = staircase;
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      bytes[at] = levelAt(x);
      bytes[at + 1] = levelAt(y);
      bytes[at + 2] = 128;
    }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

interface Line {
  /** Of the picture, at the first drawn pixel. */
  readonly start: number;
  /** Pixels of the picture to a drawn one. */
  readonly slope: number;
}

/** Least squares through places where one step ends and the next begins. */
function fitted(edges: readonly { drawn: number; source: number }[]): Line {
  if (edges.length < 2) throw new Error(`Only ${edges.length} edges of steps are in sight.`);
  const mean = (of: 'drawn' | 'source') =>
    edges.reduce((sum, edge) => sum + edge[of], 0) / edges.length;
  const [drawn, source] = [mean('drawn'), mean('source')];
  const over = edges.reduce((sum, edge) => sum + (edge.drawn - drawn) * (edge.source - source), 0);
  const under = edges.reduce((sum, edge) => sum + (edge.drawn - drawn) ** 2, 0);
  const slope = over / under;
  return { start: source - slope * drawn, slope };
}

/** Places where the levels of a row of drawn pixels pass from one step to the next, to a part of a pixel. */
const edgesOf = (levels: readonly number[], from: number, to: number) =>
  Array.from({ length: 12 }, (_, above) => above + 1).flatMap((above) => {
    const passed = (above - 0.5) * step.level;
    const at = levels.findIndex(
      (level, place) =>
        place > from && place < to && level >= passed && (levels[place - 1] ?? 255) < passed,
    );
    if (at < 0) return [];
    const [before = 0, after = 0] = [levels[at - 1], levels[at]];
    // Of the middles of the two pixels.
    const drawn = at - 0.5 + (passed - before) / (after - before);
    return [{ drawn, source: above * step.size }];
  });

const mean = (levels: readonly (number | undefined)[]) =>
  levels.reduce<number>((sum, level = 0) => sum + level, 0) / levels.length;
const between = ([from, to]: readonly [number, number], side: number) =>
  Array.from({ length: Math.max(1, Math.floor((to - from) * side)) }, (_, at) =>
    Math.floor(from * side + at),
  );
/** Without the ends, which may be round. */
const inner = (levels: readonly number[]) =>
  fitted(edgesOf(levels, levels.length * 0.03, levels.length * 0.97));
const at = ({ start, slope }: Line, drawn: number) => start + slope * drawn;

/** Part of the picture in sight, in its own pixels, and how large one of them is drawn. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly drawn: number;
}

/**
 * Reads from the pixels of the screen what part of the picture stands in a box. `rows` and `columns` are
 * shares of the box that nothing else covers.
 */
export async function cropOf(
  box: Locator,
  { rows, columns }: Readonly<Record<'rows' | 'columns', readonly [number, number]>>,
): Promise<Crop> {
  const page = box.page();
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await isStill(page);
  const place = await box.boundingBox();
  if (!place) throw new Error('What is measured has no room.');
  const clip = {
    x: Math.floor(place.x),
    y: Math.floor(place.y),
    width: Math.ceil(place.x + place.width) - Math.floor(place.x),
    height: Math.ceil(place.y + place.height) - Math.floor(place.y),
  };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [inRows, inColumns] = [between(rows, info.height), between(columns, info.width)];
  const level = (x: number, y: number, channel: number) =>
    data[(y * info.width + x) * info.channels + channel];
  const red = Array.from({ length: info.width }, (_, x) => mean(inRows.map((y) => level(x, y, 0))));
  const green = Array.from({ length: info.height }, (_, y) =>
    mean(inColumns.map((x) => level(x, y, 1))),
  );
  const [across, down] = [inner(red), inner(green)];
  const [x, y] = [place.x - clip.x, place.y - clip.y];
  return {
    left: at(across, x),
    top: at(down, y),
    right: at(across, x + place.width),
    bottom: at(down, y + place.height),
    drawn: 1 / across.slope,
  };
}
