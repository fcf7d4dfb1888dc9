/** One element of a look: how deep it stands, its name (`button`, `div[dialog]`), and its style. */
export interface LookLine {
  readonly depth: number;
  readonly name: string;
  /** `color:…;padding-inline-start:…`, then what the dark theme changes and what waits for a state. */
  readonly style: string;
}

/** All elements of a story, in document order. */
export type Look = readonly LookLine[];
