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
  /** It is taken back while there is time. */
  | { type: 'entry.undo' };
