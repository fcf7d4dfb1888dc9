import { passwordMachine } from '#machines/auth/password.machine.ts';
import { passwordAdapter } from '#src/actors/auth/password.adapter.ts';
import { hasPasskeys } from '#src/secure.ts';
import { PasswordView } from '#src/views/auth/password.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { PasswordDialog } from '#machines/auth/password.types.ts';

export default defineDialog<PasswordDialog, typeof passwordMachine>('password', {
  machine: passwordMachine,
  View: PasswordView,
  provide: ({ http }) => passwordAdapter(http),
  input: (asked, { viewer, services: { config } }) => ({
    ...asked,
    email: viewer?.email ?? '',
    passkeys: config.passkeys && hasPasskeys(),
  }),
});
