/** Rows of a long list that are rendered, counted from the newest. */
export interface Slice {
  /** Rows that are left out below. */
  readonly after: number;
  readonly shown: number;
  /** The reader is at the bottom and stays there. */
  readonly stuck: boolean;
  /** Rows that came while the reader was further up. */
  readonly fresh: number;
  /** The newest row known: rows after it are new. */
  readonly lastKey: string | null;
  /** The marked row that the reader has come to, or does not want to see. */
  readonly met: string | null;
  /** The row that the keyboard is on; null for the newest. */
  readonly current: string | null;
  /** True while the marked row is above and has not been seen. */
  readonly isWaited: boolean;
  /** During a burst: controls of rows are rendered only when it is over. */
  readonly isHasty: boolean;
}

/** Position of a row relative to the viewport. */
export type Side = 'above' | 'seen' | 'below';

interface Rows {
  readonly count: number;
  readonly keyOf: (index: number) => string;
}

/** Rows that fill a window: more are drawn once those are seen. */
const few = 12;
/** Twenty rows take 50 ms on a slow phone: not noticeable while scrolling. */
const step = 20;
const most = 200;
/** Rows on each side of one that the reader goes to: more than a step, so that it is not stepped over. */
const around = 90;
/** Pixels before an end at which more rows are wanted. */
export const far = 800;
/** Pixels from the bottom that still count as the bottom. */
const close = 40;

/** Rows below the one that was newest; -1 when it is gone. */
const rowsBelow = ({ count, keyOf }: Rows, key: string): number => {
  const end = Math.max(0, count - 2000);
  for (let index = count - 1; index >= end; index -= 1) {
    if (keyOf(index) === key) return count - 1 - index;
  }
  return -1;
};

/** The slice after the rows changed: at the bottom it follows, further up it holds still. */
export function windowAfter(slice: Slice | null, rows: Rows): Slice {
  const { count, keyOf } = rows;
  const lastKey = count > 0 ? keyOf(count - 1) : null;
  if (!slice || slice.lastKey === null) {
    const start = {
      after: 0,
      shown: few,
      stuck: true,
      fresh: 0,
      met: null,
      isWaited: false,
      isHasty: false,
      current: null,
    };
    return { ...start, lastKey };
  }
  if (slice.lastKey === lastKey) return slice;
  const below = rowsBelow(rows, slice.lastKey);
  // A burst that fills the viewport scrolls its first rows out at once: render only the last ones.
  if (slice.stuck && below >= few)
    return { ...slice, shown: few, after: 0, lastKey, isHasty: true };
  if (slice.stuck || below < 0) return { ...slice, after: slice.stuck ? 0 : slice.after, lastKey };
  const grown = slice.shown + (slice.after === 0 ? below : 0);
  const shown = Math.min(most, grown);
  return {
    ...slice,
    shown,
    after: slice.after === 0 ? grown - shown : slice.after + below,
    fresh: slice.fresh + below,
    lastKey,
  };
}

/** The slice once nothing has changed for a moment. */
export const atRest = (slice: Slice): Slice =>
  slice.isHasty ? { ...slice, isHasty: false } : slice;

/** The slice for where the reader is; the same one when nothing needs to change. */
export function keep(
  slice: Slice,
  { above, below, count }: { above: number; below: number; count: number },
): Slice {
  const stuck = slice.after === 0 && below < close;
  const seen = stuck === slice.stuck ? slice : { ...slice, stuck, fresh: stuck ? 0 : slice.fresh };
  if (above < far && seen.after + seen.shown < count) {
    const shown = seen.shown + step;
    const over = Math.max(0, shown - most);
    return { ...seen, shown: shown - over, after: seen.after + over };
  }
  if (below < far && seen.after > 0) {
    return { ...seen, after: Math.max(0, seen.after - step) };
  }
  return seen;
}

/** The slice that holds a row; the same one when it does already. */
export function reach(slice: Slice, index: number, count: number): Slice {
  const last = count - slice.after;
  if (index < last && index >= last - slice.shown) return slice;
  const after = Math.max(0, count - index - around);
  return { ...slice, shown: 2 * around, after, stuck: false };
}

/** Updates the slice by the marked row's position; once seen it is not waited for again. */
export function meet(slice: Slice, mark: string, side: Side): Slice {
  const met = side === 'seen' ? mark : slice.met;
  const isWaited = side === 'above' && met !== mark;
  return met === slice.met && isWaited === slice.isWaited ? slice : { ...slice, met, isWaited };
}
