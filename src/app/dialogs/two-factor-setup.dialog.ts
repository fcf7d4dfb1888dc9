import { twoFactorSetupMachine } from '#machines/settings/two-factor-setup.machine.ts';
import { twoFactorSetupAdapter } from '#src/actors/settings/two-factor-setup.adapter.ts';
import { TwoFactorSetupView } from '#src/views/settings/two-factor-setup.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { TwoFactorSetupDialog } from '#machines/settings/two-factor-setup.types.ts';

export default defineDialog<TwoFactorSetupDialog, typeof twoFactorSetupMachine>('twoFactorSetup', {
  machine: twoFactorSetupMachine,
  View: TwoFactorSetupView,
  provide: ({ http }) => twoFactorSetupAdapter(http),
  input: (asked, { viewer }) => ({ ...asked, email: viewer?.email ?? '' }),
});
