import type { Context } from 'hono';
import type { Env } from '../context.ts';
import { Refusal } from './failures.ts';

/** The fields of a form; 400 for a body that is none. Files in it are never looked at. */
export async function formBody(c: Context<Env>): Promise<Record<string, unknown>> {
  return await c.req.parseBody().catch(() => {
    throw new Refusal(400, { message: 'The request body is not a form.' });
  });
}
