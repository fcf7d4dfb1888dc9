import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Media bytes. */
export function fileRoutes(): Router {
  return newRouter();
}
