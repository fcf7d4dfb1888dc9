import { passwordMachine } from '#machines/modal/password.machine.ts';
import { passwordAdapter } from '#src/actors/modal/password.adapter.ts';
import { PasswordView } from '#src/views/modal/password.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('password', {
  machine: passwordMachine,
  View: PasswordView,
  provide: ({ http }) => passwordAdapter(http),
  input: (asked, { viewer }) => ({ ...asked, email: viewer?.email ?? '' }),
});
