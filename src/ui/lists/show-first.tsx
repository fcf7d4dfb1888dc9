import { useEffect } from 'react';

/** Frames in which the item may still be drawn. */
const patience = 60;

/**
 * Scrolls to the top of the page; with an anchor, the first link of that item takes the focus once
 * it is rendered (a long list renders changes a moment later).
 */
export function ShowFirst({ anchor }: { anchor: string | null }) {
  useEffect(() => {
    window.scrollTo(0, 0);
    if (anchor === null) return undefined;
    let frame = 0;
    const look = (left: number) => {
      const item = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
      const stop =
        item?.querySelector<HTMLElement>('h2 a') ?? item?.querySelector<HTMLElement>('a');
      if (stop) stop.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    };
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return null;
}
