/** A logout that the server may not have confirmed yet. */
export interface PendingLogout {
  /** A member leaves: from now on it is known whose session is to end. */
  readonly begin: (memberId: number | null) => void;
  /**
   * Ends the session on the server. A 401 says that it has ended already, and so does a session that is
   * another member's, which stays. Rejects with a Failure.
   */
  readonly send: () => Promise<void>;
  /** Ends a session that should have ended, before a session is restored or a member signs in. */
  readonly finish: () => Promise<void>;
}
