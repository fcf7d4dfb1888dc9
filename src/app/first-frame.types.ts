/** Decides when the page is drawn for the first time. */
export interface FirstFrame {
  /** Called once the first screen is there. */
  readonly hasScreen: () => void;
  /**
   * Settles when the app waits for nothing (`rests`), or the screen and its first data are there, or it
   * takes too long.
   */
  readonly worthDrawing: (rests: Promise<unknown>) => Promise<void>;
}
