import type { MiddlewareHandler } from 'hono';
import type { Env } from '../../context.ts';
import { conflict } from '../../http/failures.ts';

/** The header in which a page says which member it believes is signed in: a member's id. */
export const memberHeader = 'X-Member-ID';

/**
 * Refuses with 409 what a page of another member asks for: it missed that the session of its browser is
 * somebody else's now, and would write, buy or read as them. Callers that do not say are let through.
 */
export const whosePage: MiddlewareHandler<Env> = async (c, next) => {
  const believed = c.req.header(memberHeader);
  const user = c.get('user');
  if (believed !== undefined && user && believed !== String(user.id))
    throw conflict('Another member is signed in now.', 'session_changed');
  await next();
};
