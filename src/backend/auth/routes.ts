import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { addEmailVerification } from './email-verification.routes.ts';
import { addLogin } from './login.routes.ts';
import { addMailedConfirmation } from './mailed-confirmation.routes.ts';
import { addPasskeyConfirmation } from './passkeys/passkey-confirmation.routes.ts';
import { addPasskeyLogin } from './passkeys/passkey-login.routes.ts';
import { addPasswordConfirmation } from './password-confirmation.routes.ts';
import { addPasswordReset } from './password-reset.routes.ts';
import { addRegistration } from './registration.routes.ts';

/** Sanctum and Fortify (contract §1, §2); what members change about themselves is `settings/`. */
export function authRoutes(): Router {
  const router = newRouter();
  addLogin(router);
  addRegistration(router);
  addPasswordReset(router);
  addEmailVerification(router);
  addPasswordConfirmation(router);
  addMailedConfirmation(router);
  addPasskeyLogin(router);
  addPasskeyConfirmation(router);
  return router;
}
