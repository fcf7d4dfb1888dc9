export interface UndoWindowInput {
  /** Name of the item that is removed or sent. */
  readonly name: string;
}

export interface UndoWindowContext extends UndoWindowInput {
  /** Whole seconds until it is sent. */
  readonly secondsLeft: number;
}

export type UndoWindowEvent =
  | { type: 'entry.remove' }
  | { type: 'entry.send' }
  /** Takes the removal or the sending back in time. */
  | { type: 'entry.undo' };
