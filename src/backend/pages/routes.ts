import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Document pages. */
export function pageRoutes(): Router {
  return newRouter();
}
