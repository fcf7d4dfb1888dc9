import type { Queryable } from '../db/db.ts';
import { invalid } from '../http/failures.ts';
import { formerHolder } from './former-usernames.ts';
import { usernameMessage } from './usernames.ts';

/** The address is another member's, as Laravel words it. */
export const emailTaken = 'The email has already been taken.';

const uniqueViolation = '23505';

/** PostgreSQL's unique violation, on both drivers; null where it is none. */
function violationOf(error: unknown): Error | null {
  const cause = error instanceof Error ? error.cause : null;
  const isViolation = cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
  return isViolation ? cause : null;
}

/** True for a violated uniqueness: somebody else was quicker. */
export const isTaken = (error: unknown): boolean => violationOf(error) !== null;

/** The same as 422 beside its field. */
export function refuseTaken(error: unknown): never {
  const cause = violationOf(error);
  if (!cause) throw error;
  const isName = 'constraint' in cause && cause.constraint === 'users_username_unique';
  throw invalid(isName ? { username: [usernameMessage.taken] } : { email: [emailTaken] });
}

/** Its member gave the name up in the very moment in which this one took it: 422 as for any taken name. */
export async function refuseFormer(
  tx: Queryable,
  { id, username }: { id: number; username: string },
  now: Date,
): Promise<void> {
  const holderId = await formerHolder(tx, username, now);
  if (holderId !== null && holderId !== id) throw invalid({ username: [usernameMessage.taken] });
}
