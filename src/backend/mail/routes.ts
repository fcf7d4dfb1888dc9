import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** The development outbox. */
export function mailRoutes(): Router {
  return newRouter();
}
