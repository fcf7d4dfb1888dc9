type Entry = Pick<IntersectionObserverEntry, 'time' | 'boundingClientRect'>;

/** Twice the pixels from the middle of the screen. */
const awayBy = ({ boundingClientRect: { top, bottom } }: Entry, height: number) =>
  Math.abs(top + bottom - height);

/**
 * Order in which entries are handled: those of an earlier frame first, and within a frame the nearest. A busy page gets
 * those of several frames at once, and so two of one element: the older one, handled last, would leave it empty.
 */
export const byTurn = (one: Entry, other: Entry, height: number): number =>
  one.time - other.time || awayBy(one, height) - awayBy(other, height);
