import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Limits, features, release; countries. */
export function configRoutes(): Router {
  return newRouter();
}
