import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addHides } from './hide.routes.ts';
import { addMyPosts } from './mine.routes.ts';
import { addPublishing } from './publish.routes.ts';
import { addWrites } from './writes.routes.ts';

/** Writing, planning, deleting and hiding posts; reading them is `feed/`. */
export function postRoutes(): Router {
  const router = newRouter();
  addWrites(router);
  addPublishing(router);
  addMyPosts(router);
  addHides(router);
  return router;
}
