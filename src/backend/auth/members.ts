import type { MiddlewareHandler } from 'hono';
import { idempotent } from './idempotent.ts';
import { requireNotDeleted, requireUser, requireVerified } from './middleware.ts';
import type { Env } from '../context.ts';

/** Guards for routes of members: signed in, verified, not about to be deleted. */
export const members: MiddlewareHandler<Env>[] = [requireUser, requireNotDeleted, requireVerified];

/**
 * Members, in a route whose `Idempotency-Key` counts once: the key is looked for before anything else may
 * refuse the call, so that no limit and no lost right answers for what was done before it.
 */
export const membersOnce: MiddlewareHandler<Env>[] = [requireUser, idempotent, ...members];
