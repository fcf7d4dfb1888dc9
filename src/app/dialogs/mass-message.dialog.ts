import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { massMessageAdapter } from '#src/actors/chat/mass-message.adapter.ts';
import { MassMessageView } from '#src/views/chat/mass-message.view.tsx';
import { defineDialog } from '../define-dialog.ts';

/** Files that one message takes (contract §7). */
const mediaMax = 20;

export default defineDialog('massMessage', {
  machine: massMessageMachine,
  View: MassMessageView,
  provide: (services) =>
    massMessageAdapter(
      { ...services, chat: services.deferred.chat().services },
      services.keys.undoWindow,
    ),
  input: (_, { services }) => {
    const { currency, messageMax, priceMin, priceMax } = services.config.limits;
    return { limits: { currency, messageMax, priceMin, priceMax, mediaMax } };
  },
});
