import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { addAttach } from './attach.routes.ts';
import { addGoogle } from './google.routes.ts';
import { addPending } from './pending.routes.ts';
import { addRegisterSocial } from './register.routes.ts';
import { addTwitter } from './twitter.routes.ts';

/** Coming in through Google and Twitter (contract §5). */
export function socialRoutes(): Router {
  const router = newRouter();
  addGoogle(router);
  addTwitter(router);
  addPending(router);
  addAttach(router);
  addRegisterSocial(router);
  return router;
}
