/** Kinds of faults that are put into views. */
export const viewOperators = [
  'other text',
  'attribute gone',
  'attribute inverted',
  'condition negated',
  'part gone',
  'handler dead',
  'handler twice',
  'other event',
  'other payload',
] as const;

export type ViewOperator = (typeof viewOperators)[number];

/** A fault of a view, put in by a switch: its file holds all of them, and one at a time is on. */
export interface ViewMutant {
  /** Place in the file's list: the same while the file is. */
  readonly number: number;
  readonly operator: ViewOperator;
  /** Line of the source, the first being 1. */
  readonly line: number;
  /** The source that is spoilt, on one line, cut at 80 letters. */
  readonly source: string;
}
