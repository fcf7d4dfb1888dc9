import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addDeviceSessions } from './device-sessions.routes.ts';
import { addEmailChangeLink } from './email-change/email-change-link.routes.ts';
import { addEmailChange } from './email-change/email-change.routes.ts';
import { addMe } from './me.routes.ts';
import { addPasskeys } from './passkeys.routes.ts';
import { addPasswordChange } from './password-change.routes.ts';
import { addPictures } from './pictures.routes.ts';
import { addOwnProfile } from './profile.routes.ts';
import { addSecurity } from './security.routes.ts';
import { addSocialAccounts } from './social-accounts.routes.ts';
import { addStockProfile } from './stock-profile.routes.ts';
import { addTwoFactorSetup } from './two-factor-setup.routes.ts';

/** Routes by which members read and change their own account, and their ways in. */
export function settingsRoutes(): Router {
  const router = newRouter();
  addPasswordChange(router);
  addStockProfile(router);
  addEmailChange(router);
  addEmailChangeLink(router);
  addTwoFactorSetup(router);
  addPasskeys(router);
  addMe(router);
  addSecurity(router);
  addDeviceSessions(router);
  addOwnProfile(router);
  addPictures(router);
  addSocialAccounts(router);
  return router;
}
