import type { KeyboardEvent } from 'react';

const rows: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface Place {
  readonly index: number;
  readonly count: number;
  readonly row: Element;
  /** Scroll container of the rows. */
  readonly frame: Element | null;
}

/**
 * The row that a key asks for; undefined when it asks for none, or when a row taller than the window
 * has more to show in that direction first (the browser then scrolls).
 */
export function rowAsked(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { index, count, row, frame }: Place,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const next = rows[key]?.(index, count);
  if (next === undefined || next < 0 || next >= count || !frame) return undefined;
  const [own, seen] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (key === 'ArrowUp' && own.top < seen.top - 1) return undefined;
  if (key === 'ArrowDown' && own.bottom > seen.bottom + 1) return undefined;
  return next;
}

/** The link that is a whole row: Enter follows it from the row too. */
export const linkOfWhole = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[data-whole-row]');
