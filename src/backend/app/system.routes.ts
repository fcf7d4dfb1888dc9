import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Health, and where password managers find the form for a new password; before any session is read. */
export function systemRoutes(): Router {
  const router = newRouter();
  router.get('/up', (c) =>
    c.json({ status: 'up', release: c.var.backend.release }, 200, { 'Cache-Control': 'no-store' }),
  );
  // https://w3c.github.io/webappsec-change-password-url/
  router.get('/.well-known/change-password', (c) => c.redirect('/settings/security', 302));
  return router;
}
