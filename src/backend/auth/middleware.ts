import type { MiddlewareHandler } from 'hono';
import type { Env } from '../context.ts';
import { unauthenticated, unverified } from '../http/failures.ts';

/** Session, CSRF and the current user for every backend path. */
export const authMiddleware = (): MiddlewareHandler<Env> => async (_c, next) => {
  await next();
};

/** `auth:sanctum`: 401 without a user. */
export const requireUser: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.var.user) throw unauthenticated();
  await next();
};

/** `verified`: 403 while the e-mail address is not verified. */
export const requireVerified: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.var.user?.emailVerifiedAt) throw unverified();
  await next();
};
