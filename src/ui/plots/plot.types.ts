/** One point of a plot. */
export interface PlotPoint {
  /** Null where there is nothing to draw yet: a gap. */
  readonly value: number | null;
  /** Value of the compared period; null without one. */
  readonly before: number | null;
  /** More may come to it, so that it is drawn dashed. */
  readonly isOpen: boolean;
}

/** Points of a plot, with the formats of its values and labels. */
export interface PlotData {
  readonly points: readonly PlotPoint[];
  /** Below a point. */
  readonly tick: (at: number) => string;
  /** Beside a height. */
  readonly amount: (value: number) => string;
}
