/** When the page is worth drawing for the first time. */
export interface FirstFrame {
  /** The screen is there. */
  readonly hasScreen: () => void;
  /**
   * Settles when the app waits for nothing (`rests`), or the screen and its first data are there, or it
   * takes too long.
   */
  readonly worthDrawing: (rests: Promise<unknown>) => Promise<void>;
}
