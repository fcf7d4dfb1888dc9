import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Avatars, suggestions, lists. */
export function peopleRoutes(): Router {
  return newRouter();
}
