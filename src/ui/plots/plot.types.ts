/** One point of a plot. */
export interface PlotPoint {
  /** Null where there is nothing to draw yet: a gap. */
  readonly value: number | null;
  /** What it is compared with; null for nothing. */
  readonly before: number | null;
  /** More may come to it, so that it is drawn dashed. */
  readonly isOpen: boolean;
}

/** What a plot draws, and how its numbers and places are written. */
export interface PlotData {
  readonly points: readonly PlotPoint[];
  /** Below a point. */
  readonly tick: (at: number) => string;
  /** Beside a height. */
  readonly amount: (value: number) => string;
}
