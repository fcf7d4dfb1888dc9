import { consentFormMachine } from '#machines/modal/consent-form.machine.ts';
import { consentFormAdapter } from '#src/actors/modal/consent-form.adapter.ts';
import { ConsentFormView } from '#src/views/modal/consent-form.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('consentForm', {
  machine: consentFormMachine,
  View: ConsentFormView,
  provide: ({ http }) => consentFormAdapter(http),
  input: (asked) => asked,
});
