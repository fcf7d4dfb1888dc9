import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addEmailChangeLink } from './email-change-link.routes.ts';
import { addEmailChange } from './email-change.routes.ts';
import { addEmailVerification } from './email-verification.routes.ts';
import { addLogin } from './login.routes.ts';
import { addMailedConfirmation } from './mailed-confirmation.routes.ts';
import { addPasskeyConfirmation } from './passkeys/passkey-confirmation.routes.ts';
import { addPasswordReset } from './password-reset.routes.ts';
import { addPasskeys } from './passkeys.routes.ts';
import { addPassword } from './password.routes.ts';
import { addProfile } from './profile.routes.ts';
import { addRegistration } from './registration.routes.ts';
import { addTwoFactorSetup } from './two-factor-setup.routes.ts';

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
