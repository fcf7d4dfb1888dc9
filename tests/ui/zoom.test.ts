import { describe, expect, test } from 'vitest';
import {
  kept,
  middle,
  pulledBy,
  transformOf,
  zoomedAt,
  type Point,
  type ZoomFrame,
} from '#src/ui/media/zoom-geometry.ts';

/** A wide picture in a tall stage. */
const frame: ZoomFrame = {
  stage: { width: 400, height: 800 },
  shown: { width: 400, height: 300 },
};

/** Pixels from the middle of the stage at which a part of the picture stands. */
const drawn = (part: Point, centre: Point, zoom: number): Point => ({
  x: (part.x - centre.x) * frame.shown.width * zoom,
  y: (part.y - centre.y) * frame.shown.height * zoom,
});

describe('zoom', () => {
  test.each([
    [1, 2, { x: 60, y: 0 }],
    [2, 3, { x: -120, y: 0 }],
    [1, 4, { x: 150, y: 100 }],
  ])('from %d to %d keeps what lies at the point', (from, to, at) => {
    const before = { x: 0.1, y: 0 };
    const centre = from === 1 ? middle : before;
    const part = {
      x: centre.x + at.x / (frame.shown.width * from),
      y: centre.y + at.y / (frame.shown.height * from),
    };
    const after = zoomedAt(centre, { from, to, at }, frame);
    expect(drawn(part, after, to).x).toBeCloseTo(at.x);
  });

  test('keeps a picture that is lower than the stage in its middle', () => {
    const at = { x: 0, y: 100 };
    expect(zoomedAt(middle, { from: 1, to: 2, at }, frame).y).toBe(0);
  });

  test('lets no edge come further in than the edge of the stage', () => {
    const far = pulledBy(middle, { x: 5_000, y: 5_000 }, 4, frame);
    const corner = drawn({ x: -0.5, y: -0.5 }, far, 4);
    expect(corner.x).toBeCloseTo(-200);
    expect(corner.y).toBeCloseTo(-400);
    const small = kept({ x: -9, y: 9 }, 1, frame);
    expect(Math.hypot(small.x, small.y)).toBe(0);
  });

  test('moves with the finger by as many pixels', () => {
    const after = pulledBy(middle, { x: 30, y: -20 }, 4, frame);
    expect(drawn(middle, after, 4).x).toBeCloseTo(30);
    expect(drawn(middle, after, 4).y).toBeCloseTo(-20);
  });

  test('is a transform, and none at 1', () => {
    expect(transformOf({ x: 0.1, y: 0 }, 2, frame)).toBe('translate(-80.00px, 0.00px) scale(2)');
    expect(transformOf(middle, 1, frame)).toBe('');
  });
});
