import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { massMessageAdapter } from '#src/actors/chat/mass-message.adapter.ts';
import { MassMessageView } from '#src/views/chat/mass-message.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ChatNeeds } from '../chat-needs.types.ts';
import type { MassMessageDialog } from '#machines/chat/mass-message.types.ts';

/** Files that one message takes (contract §7). */
const mediaMax = 20;

export default defineDialog<MassMessageDialog, typeof massMessageMachine, ChatNeeds>(
  'massMessage',
  {
    machine: massMessageMachine,
    View: MassMessageView,
    provide: (services) =>
      massMessageAdapter({ ...services, chat: services.chat() }, services.keys.undoWindow),
    input: (_, { services }) => {
      const { currency, messageMax, priceMin, priceMax } = services.config.limits;
      return { limits: { currency, messageMax, priceMin, priceMax, mediaMax } };
    },
  },
);
