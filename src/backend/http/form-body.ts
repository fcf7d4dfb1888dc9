import type { Context } from 'hono';
import type { Env } from '../context.ts';
import { Refusal } from './failures.ts';

/**
 * The fields of a form; 400 for a body that is none. Files in it are never looked at, and texts lose
 * U+0000, which no database keeps.
 */
export async function formBody(c: Context<Env>): Promise<Record<string, unknown>> {
  const fields = await c.req.parseBody().catch(() => {
    throw new Refusal(400, { message: 'The request body is not a form.' });
  });
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );
}
