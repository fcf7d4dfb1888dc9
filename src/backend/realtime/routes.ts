import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Broadcasting authorisation and the broker's HTTP API. */
export function realtimeRoutes(): Router {
  return newRouter();
}
