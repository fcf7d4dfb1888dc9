import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { addLocalGoogle } from './google.routes.ts';
import { addLocalTwitter } from './twitter.routes.ts';

/** Stands in for Google and Twitter where neither is configured, so that a fresh machine has both. */
export function issuerRoutes(): Router {
  const router = newRouter();
  addLocalGoogle(router);
  addLocalTwitter(router);
  return router;
}
