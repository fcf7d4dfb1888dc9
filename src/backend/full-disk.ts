import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Codes and words of errors when there is no room: of a folder, of a quota, of PostgreSQL's data.
 */
const codes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const words = /ENOSPC|EDQUOT|no space left on device|quota exceeded/i;

function saysFull(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string') return codes.has(error.code);
  // A failed query holds what people typed.
  return !(error instanceof DrizzleQueryError) && words.test(error.message);
}

/** True if a full disk caused an error, however deep in its causes. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return saysFull(error) || isFullDisk(error.cause);
}
