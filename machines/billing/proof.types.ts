export interface ProofInput {
  /** The page of the bank, for a frame. */
  readonly url: string;
}

export interface ProofContext extends ProofInput {
  /** How often the page was opened anew. */
  readonly again: number;
}

export type ProofEvent =
  /** The page says that it stands in its frame. */
  { type: 'frame.ready' } | { type: 'frame.reopen' };
