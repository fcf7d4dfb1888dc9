import { useLayoutEffect, useState, type RefObject } from 'react';
import { breakpoints } from '../style/breakpoints.ts';

/** Controls for which a narrow player has no room: whether they stand behind a button, and are shown now. */
export interface More {
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Measures the player; without a bar, or with room for all of it, nothing stays open. */
export function useMore(frame: RefObject<HTMLElement | null>, hasBar: boolean): More {
  const [isNarrow, setNarrow] = useState(false);
  const [isOpen, onOpen] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width } = element;
      // A hidden screen has no width.
      if (width > 0) setNarrow(width < breakpoints.md);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  if (isOpen && !(isNarrow && hasBar)) onOpen(false);
  return { isNarrow, isOpen, onOpen };
}
