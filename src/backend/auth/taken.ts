import { invalid } from '../http/failures.ts';
import { usernameMessage } from './usernames.ts';

/** The address is another member's, as Laravel words it. */
export const emailTaken = 'The email has already been taken.';

const uniqueViolation = '23505';

/** Somebody else was quicker: PostgreSQL's unique violation, on both drivers, as 422 beside its field. */
export function refuseTaken(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error && 'code' in cause && cause.code === uniqueViolation)) throw error;
  const isName = 'constraint' in cause && cause.constraint === 'users_username_unique';
  throw invalid(isName ? { username: [usernameMessage.taken] } : { email: [emailTaken] });
}
