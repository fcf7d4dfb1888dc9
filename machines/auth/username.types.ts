/** Reason why a username is not available. */
export type NameProblem = 'taken' | 'reserved' | 'invalid';

/** Availability of a username now; null is free. Advice only: the server decides later. */
export interface NameAnswer {
  readonly problem: NameProblem | null;
}

export interface UsernameContext extends NameAnswer {
  /** The username that is being looked at. */
  readonly username: string;
}

export type UsernameEvent =
  | { type: 'username.type'; username: string }
  /** The form is sent: from now on the server's word counts, and advice is over. */
  | { type: 'username.settle' };
