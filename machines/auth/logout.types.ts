/** What the session asks of its logout, and when the next attempt is due. */
export type LogoutEvent = { type: 'logout.tell' };

/** What the session hears: the server could not be told yet. */
export interface LogoutUnheard {
  type: 'logout.unheard';
}
