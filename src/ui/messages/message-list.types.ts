import type { ReactNode } from 'react';

export interface MessageListProps {
  /** Names the log for a screen reader. */
  label: string;
  /** How many rows there are in all; only some of them are drawn. */
  count: number;
  keyOf: (index: number) => string;
  /**
   * What stands in the row that the keyboard is on may be reached by Tab. In a burst rows come and go: what
   * one could do with them waits, in a place as large as it is, until they stay.
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
  /** The way up to it, while it stands above. */
  upLabel?: string;
  /** The way back down, by how many rows came meanwhile. */
  downLabel: (fresh: number) => string;
}
