import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Chats and messages. */
export function chatRoutes(): Router {
  return newRouter();
}
