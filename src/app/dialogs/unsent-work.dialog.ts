import { unsentWorkMachine } from '#machines/auth/unsent-work.machine.ts';
import { unsentWorkAdapter } from '#src/actors/auth/unsent-work.adapter.ts';
import { UnsentWorkView } from '#src/views/auth/unsent-work.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ChatNeeds } from '../chat-needs.types.ts';
import { workOf, type WorkNeeds } from '../open-work.ts';
import type { UnsentWorkDialog } from '#machines/auth/unsent-work.types.ts';

export default defineDialog<UnsentWorkDialog, typeof unsentWorkMachine, ChatNeeds & WorkNeeds>(
  'unsentWork',
  {
    machine: unsentWorkMachine,
    View: UnsentWorkView,
    provide: (services) => unsentWorkAdapter(() => workOf(services, services.chat())),
    input: (asked) => asked,
  },
);
