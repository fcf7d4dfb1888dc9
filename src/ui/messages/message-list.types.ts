import type { ReactNode } from 'react';

export interface MessageListProps {
  /** Names the log for a screen reader. */
  label: string;
  /** Number of all rows; only a slice is rendered. */
  count: number;
  keyOf: (index: number) => string;
  /**
   * `isCurrent`: the keyboard is on this row, so its controls are Tab stops. `isHasty`: rows come
   * and go in a burst; controls wait, with their space reserved, until the rows stay.
   */
  renderRow: (index: number, isCurrent: boolean, isHasty: boolean) => ReactNode;
  /** The reader comes near the oldest row. Said again while it stays so. */
  onNearStart?: () => void;
  /** Above the oldest row: the beginning, a spinner, a row that offers to try again. */
  start?: ReactNode;
  /** Below the newest row. */
  end?: ReactNode;
  /** Takes the reader down when it changes: they wrote something themselves. */
  pin?: string | number;
  /** The name of the field that Escape goes back to. */
  leaveTo?: string;
  /** The row with which what is new begins; -1 for none. */
  mark?: number;
  /** Label of the button that scrolls up to it, while it is above. */
  upLabel?: string;
  /** The way back down, by how many rows came meanwhile. */
  downLabel: (fresh: number) => string;
}
