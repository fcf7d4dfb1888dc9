import { consentFormMachine } from '#machines/auth/consent-form.machine.ts';
import { consentFormAdapter } from '#src/actors/auth/consent-form.adapter.ts';
import { ConsentFormView } from '#src/views/auth/consent-form.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ConsentFormDialog } from '#machines/auth/consent-form.types.ts';

export default defineDialog<ConsentFormDialog, typeof consentFormMachine>('consentForm', {
  machine: consentFormMachine,
  View: ConsentFormView,
  provide: ({ http }) => consentFormAdapter(http),
  input: (asked) => asked,
});
