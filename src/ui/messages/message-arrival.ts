import { prefersReducedMotion } from '../style/prefers-reduced-motion.ts';

/** The row at the foot of a log, and where it stood before others came below it. */
export interface Foot {
  readonly row: Element;
  readonly top: number;
}

export const footOf = (log: Element | null): Foot | null => {
  const row = log?.lastElementChild;
  return row ? { row, top: row.getBoundingClientRect().top } : null;
};

/**
 * Slides new rows in from below the foot, for a reader who follows the newest: the layout would
 * jump otherwise. With reduced motion they appear after two frames.
 */
export function slideUp(foot: Foot | null, log: Element | null, frame: Element | null): void {
  const column = log?.parentElement;
  if (!foot?.row.isConnected || !column) return;
  for (const animation of column.getAnimations()) animation.cancel();
  const moved = foot.top - foot.row.getBoundingClientRect().top;
  if (Math.abs(moved) < 1 || Math.abs(moved) > (frame?.clientHeight ?? 0)) return;
  column.animate(
    { translate: [`0 ${moved}px`, '0 0'] },
    prefersReducedMotion()
      ? { duration: 34, easing: 'steps(1)' }
      : { duration: 120, easing: 'ease-out' },
  );
}
