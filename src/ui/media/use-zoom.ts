import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  kept,
  middle,
  pulledBy,
  transformOf,
  zoomedAt,
  type Point,
  type ZoomFrame,
} from './zoom-geometry.ts';

interface Zooming {
  /** From 1 to `mostZoom`. */
  zoom: number;
  /** Absent for what cannot be enlarged. */
  onZoom?: ((zoom: number) => void) | undefined;
}

const mostZoom = 4;
/** Zoom by a double tap; pixels that an arrow key moves; share of a wheel's pixel, and of a pinch's. */
const tapped = 2.5;
const arrow = 80;
const [wheel, pinch] = [0.002, 0.01];
const ways: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: arrow, y: 0 }],
  ['ArrowRight', { x: -arrow, y: 0 }],
  ['ArrowUp', { x: 0, y: arrow }],
  ['ArrowDown', { x: 0, y: -arrow }],
]);

const pictureIn = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[data-zoom]') ?? null;

const frameOf = (stage: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement): ZoomFrame => ({
  stage: { width: stage.clientWidth, height: stage.clientHeight },
  shown: { width: offsetWidth, height: offsetHeight },
});

/** Point of the window, in pixels from the middle of the stage. */
const fromMiddle = (stage: HTMLElement, { x, y }: Point): Point => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
};

/**
 * Draws the picture of a stage enlarged, and moves it: its zoom is the owner's, which part of it stands
 * in the middle is kept here. A wheel zooms by itself.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, { zoom, onZoom }: Zooming) {
  const centre = useRef<Point>(middle);
  const isSmooth = useRef(true);
  const draw = (as: 'smooth' | 'still') => {
    const picture = pictureIn(stage.current);
    if (!stage.current || !picture) return;
    const frame = frameOf(stage.current, picture);
    centre.current = zoom === 1 ? middle : kept(centre.current, zoom, frame);
    picture.style.transition = as === 'still' ? 'none' : '';
    picture.style.transform = transformOf(centre.current, zoom, frame);
  };
  /** To a zoom about a point of the window; by a gesture it follows at once. */
  const zoomTo = (wanted: number, point: Point, as: 'smooth' | 'still') => {
    const picture = pictureIn(stage.current);
    const to = Math.min(mostZoom, Math.max(1, wanted));
    if (!stage.current || !picture || !onZoom || to === zoom) return;
    const at = fromMiddle(stage.current, point);
    const frame = frameOf(stage.current, picture);
    centre.current = zoomedAt(centre.current, { from: zoom, to, at }, frame);
    isSmooth.current = as === 'smooth';
    onZoom(to);
  };
  const pull = (by: Point, as: 'smooth' | 'still' = 'still') => {
    const picture = pictureIn(stage.current);
    if (!stage.current || !picture || zoom === 1) return;
    centre.current = pulledBy(centre.current, by, zoom, frameOf(stage.current, picture));
    draw(as);
  };
  useLayoutEffect(() => {
    draw(isSmooth.current ? 'smooth' : 'still');
    isSmooth.current = true;
  });
  useEffect(() => {
    const { current } = stage;
    const turned = (event: WheelEvent) => {
      if (!onZoom) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const share = event.ctrlKey ? pinch : wheel;
      const to = zoom * Math.exp(-event.deltaY * lines * share);
      zoomTo(to < 1.02 ? 1 : to, { x: event.clientX, y: event.clientY }, 'still');
    };
    const resized = () => draw('still');
    current?.addEventListener('wheel', turned, { passive: false });
    window.addEventListener('resize', resized);
    return () => {
      current?.removeEventListener('wheel', turned);
      window.removeEventListener('resize', resized);
    };
  });
  return {
    zoomTo,
    pull,
    /** A double tap: into the point, and out again. */
    tapTwice: (point: Point) => zoomTo(zoom === 1 ? tapped : 1, point, 'smooth'),
    /** An arrow key; false where there is nothing to move. */
    pullBy: (key: string): boolean => {
      const by = ways.get(key);
      if (zoom === 1 || !by) return false;
      pull(by, 'smooth');
      return true;
    },
  };
}
