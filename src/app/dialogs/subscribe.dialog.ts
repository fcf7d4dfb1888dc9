import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { subscribeAdapter } from '#src/actors/billing/subscribe.adapter.ts';
import { SubscribeView } from '#src/views/billing/subscribe.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('subscribe', {
  machine: subscribeMachine,
  View: SubscribeView,
  provide: ({ http }) => subscribeAdapter(http),
  input: (asked) => asked,
});
