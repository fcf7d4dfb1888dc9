import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addEmailChangeLink } from '../settings/email-change/email-change-link.routes.ts';
import { addEmailChange } from '../settings/email-change/email-change.routes.ts';
import { addEmailVerification } from './email-verification.routes.ts';
import { addLogin } from './login.routes.ts';
import { addMailedConfirmation } from './mailed-confirmation.routes.ts';
import { addPasskeyConfirmation } from './passkeys/passkey-confirmation.routes.ts';
import { addPasswordReset } from './password-reset.routes.ts';
import { addPasskeys } from '../settings/passkeys.routes.ts';
import { addPassword } from '../settings/password-change.routes.ts';
import { addProfile } from '../settings/stock-profile.routes.ts';
import { addRegistration } from './registration.routes.ts';
import { addTwoFactorSetup } from '../settings/two-factor-setup.routes.ts';

/** Sanctum and Fortify (contract §1, §2). */
export function authRoutes(): Router {
  const router = newRouter();
  addLogin(router);
  addRegistration(router);
  addPasswordReset(router);
  addEmailVerification(router);
  addPassword(router);
  addMailedConfirmation(router);
  addProfile(router);
  addEmailChange(router);
  addEmailChangeLink(router);
  addTwoFactorSetup(router);
  addPasskeys(router);
  addPasskeyConfirmation(router);
  return router;
}
