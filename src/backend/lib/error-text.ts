import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as a log may hold it: what happened and where. A failed query is logged without its
 * parameters, which hold hashes, tokens, addresses and private words.
 */
export function errorText(error: unknown): string {
  if (error instanceof DrizzleQueryError)
    return `Failed query: ${error.query}\n${errorText(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
