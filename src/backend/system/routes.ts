import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Health, before any session is read. */
export function systemRoutes(): Router {
  const router = newRouter();
  router.get('/up', (c) =>
    c.json({ status: 'up', release: c.var.backend.release }, 200, { 'Cache-Control': 'no-store' }),
  );
  return router;
}
