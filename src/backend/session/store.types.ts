import type { SessionRow } from '../db/schema/auth.ts';

/** Store of the sessions: the database, or Redis when `REDIS_URL` is set. */
export interface SessionStore {
  /** Null when there is none, or when it fell silent for longer than its lifetime. */
  read(id: string): Promise<SessionRow | null>;
  insert(session: SessionRow): Promise<void>;
  /** False when the session was ended meanwhile: it must not come back to life. */
  update(session: SessionRow): Promise<boolean>;
  destroy(id: string): Promise<void>;
  /** Every living session of a member. */
  of(userId: number): Promise<SessionRow[]>;
  /** Ends every session of a member but `keepId`. */
  destroyOf(userId: number, keepId?: string): Promise<void>;
  /** Removes those that fell silent; a store that forgets by itself does nothing. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}
