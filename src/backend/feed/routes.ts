import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Feed and posts. */
export function feedRoutes(): Router {
  return newRouter();
}
