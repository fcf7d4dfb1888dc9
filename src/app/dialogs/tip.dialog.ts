import { tipMachine } from '#machines/billing/tip.machine.ts';
import { tipAdapter } from '#src/actors/billing/tip.adapter.ts';
import { TipView } from '#src/views/billing/tip.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { TipDialog } from '#machines/billing/payment.types.ts';

export default defineDialog<TipDialog, typeof tipMachine>('tip', {
  machine: tipMachine,
  View: TipView,
  provide: tipAdapter,
  input: (asked, { viewer, services }) => {
    const { currency, tipMin, tipMax } = services.config.limits;
    return { ...asked, viewerId: viewer?.id ?? 0, currency, min: tipMin, max: tipMax };
  },
});
