import { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { twoFactorSetupAdapter } from '#src/actors/settings/two-factor-setup.adapter.ts';
import { TwoFactorSetupView } from '#src/views/settings/two-factor-setup.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('twoFactorSetup', {
  machine: twoFactorSetupMachine,
  View: TwoFactorSetupView,
  provide: ({ http }) => twoFactorSetupAdapter(http),
  input: (asked, { viewer }) => ({ ...asked, email: viewer?.email ?? '' }),
});
