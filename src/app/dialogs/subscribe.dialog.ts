import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { subscribeAdapter } from '#src/actors/billing/subscribe.adapter.ts';
import { SubscribeView } from '#src/views/billing/subscribe.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { SubscribeDialog } from '#machines/billing/subscribe.types.ts';

export default defineDialog<SubscribeDialog, typeof subscribeMachine>('subscribe', {
  machine: subscribeMachine,
  View: SubscribeView,
  provide: ({ http }) => subscribeAdapter(http),
  input: (asked) => asked,
});
