import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addReads } from './reads.routes.ts';
import { addWrites } from './writes.routes.ts';

/** Chats and messages. */
export function chatRoutes(): Router {
  const router = newRouter();
  addReads(router);
  addWrites(router);
  return router;
}
