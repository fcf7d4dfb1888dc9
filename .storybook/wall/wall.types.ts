/** A value of a toolbar that a row of the wall stands for. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Sides of the wall: a cell for each language, theme and window. */
export interface Sides {
  readonly locales: readonly Choice[];
  /** Languages that are shown when asked for. */
  readonly pseudo: readonly Choice[];
  readonly themes: readonly Choice[];
  readonly windows: readonly Window[];
}

/** A picture of a story as markup, in one language and window: themes differ by style alone. */
export interface Capture {
  readonly locale: Choice;
  readonly window: Window;
  /** The document without its scripts, as `<html …>…</html>`. */
  readonly html: string;
}

/** A text that is cut off. */
export interface Clipped {
  readonly text: string;
  /** CSS pixels that are out of sight, of the side where most are. */
  readonly by: number;
  /** Name of the element: its tag and its first class. */
  readonly where: string;
  /** True if the look says so with an ellipsis. */
  readonly isEllipsis: boolean;
}
