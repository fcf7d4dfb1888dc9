import type { MiddlewareHandler } from 'hono';
import { requireNotDeleted, requireUser, requireVerified } from './middleware.ts';
import type { Env } from '../context.ts';

/** Who may use what belongs to members: signed in, verified, not about to be deleted. */
export const members: MiddlewareHandler<Env>[] = [requireUser, requireNotDeleted, requireVerified];
