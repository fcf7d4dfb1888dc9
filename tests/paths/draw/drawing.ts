/** A chart with places: what the layout gives and every painter reads. Lengths are CSS pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line inside a state's box that leads nowhere: a transition without a target, an invoke. */
export interface Note {
  /** The transition's id, or null for what is no transition. */
  readonly transition: string | null;
  readonly text: string;
}

export interface DrawnState extends Box {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly depth: number;
  readonly isInitial: boolean;
  readonly notes: readonly Note[];
}

export interface DrawnTransition {
  readonly id: string;
  readonly text: string;
  readonly guard: string | null;
  /** Absolute corners of the line, from source to target. */
  readonly line: readonly Point[];
  readonly label: Box;
}

export interface Drawing {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  /** Parents before their children, so that painting in order is right. */
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}
