/** A place on the paper: left, top, width, height in CSS pixels. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** One set of states in which a chart can stand at once, and the shortest way there. */
export interface Configuration {
  /** Paths of the active leaves, in document order. */
  readonly leaves: readonly string[];
  /** Index of the model's input that the way begins with. */
  readonly start: number;
  /** Labels of the offers to take, in order: `form.submit 2`, `authenticate fails offline`, `600 ms`. */
  readonly steps: readonly string[];
  /** Requirements that its states name. */
  readonly requirements: readonly string[];
  /** Export names of the stories that show it. */
  readonly stories: readonly string[];
}

/** All that is made of a chart at build time: where its drawing has what, and how to get where. */
export interface ChartFile {
  /** Id of the chart: children are known by it. */
  readonly id: string;
  /** Title of its story file: `Dialogs/Billing/Tip`; null if no story shows it. */
  readonly title: string | null;
  /** Hash of what was laid out; another one than the chart's says that the drawing is old. */
  readonly fingerprint: string;
  readonly size: readonly [width: number, height: number];
  readonly states: Readonly<Record<string, Place>>;
  /** A line for each target of each transition, in the chart's order: its corners and its label's place. */
  readonly lines: readonly (readonly [corners: readonly number[], label: Place])[];
  /** True if the search for configurations ended at its budget: there may be more. */
  readonly cut: boolean;
  readonly configurations: readonly Configuration[];
}
