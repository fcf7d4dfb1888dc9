import { useLayoutEffect, useState, type RefObject } from 'react';

interface Tiling {
  /** Number of tiles in a row. */
  readonly columns: number;
  /** Side of a tile in pixels. */
  readonly side: number;
}

/** Pixels: the least side of a tile, and the gap between two. */
const leastSide = 104;
export const gap = 4;
/** The least side in heights of the text: large words need more. */
const leastInText = 5;

const tilingOf = (width: number): Tiling => {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const least = Math.max(leastSide, leastInText * text);
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return { columns, side: (width - gap * (columns - 1)) / columns };
};

/** Number of square tiles that stand beside each other in an element, and their side. */
export function useColumns(place: RefObject<HTMLElement | null>): Tiling {
  const [tiling, setTiling] = useState<Tiling>({ columns: 3, side: leastSide });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      // A hidden screen has no width.
      if (width > 0) setTiling(tilingOf(width));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return tiling;
}
