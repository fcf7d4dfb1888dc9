export interface ChallengeInput {
  /** The page of the bank, for a frame. */
  readonly url: string;
}

export interface ChallengeContext extends ChallengeInput {
  /** Number of times that the page was reopened. */
  readonly again: number;
}

export type ChallengeEvent =
  /** The page says that it stands in its frame. */
  { type: 'frame.ready' } | { type: 'frame.reopen' };
