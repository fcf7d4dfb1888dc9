import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as a log may hold it: what happened and where. A query that failed is told without its
 * parameters, which hold hashes, tokens, addresses and private words.
 */
export function errorText(error: unknown): string {
  if (error instanceof DrizzleQueryError)
    return `Failed query: ${error.query}\n${errorText(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
