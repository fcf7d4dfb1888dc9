import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { machinePort } from '../lib/port.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { backHoldMachine } from '../navigation/back-hold.machine.ts';
import type { DialogAsked, DialogOpen } from './dialog-token.types.ts';
import { dialogMachine } from './dialog.machine.ts';
import { holdPage, watchMotion } from './dialogs.ports.ts';
import type * as Types from './dialogs.types.ts';
import type { Answer } from './modal.types.ts';

type Named = { id: string };
type Wrapped = { appEvent: { type: string; reason?: string } };

const cancelled: Answer = { kind: 'cancelled' };

/** Stack of dialogs, the last one on top; Back dismisses the top one. */
export const dialogsSetup = setup({
  types: {
    context: {} as Types.DialogsContext,
    events: {} as Types.DialogsEvent,
    emitted: {} as Types.DialogsSaid,
  },
  actors: {
    dialog: dialogMachine,
    backHold: machinePort<typeof backHoldMachine>('backHold'),
    watchMotion,
    holdPage,
  },
  guards: {
    isNew: ({ context }, { id }: Named) => context.dialogs.every((dialog) => dialog.id !== id),
    isLast: ({ context }, { id }: Named) => context.dialogs.every((dialog) => dialog.id === id),
    /** The viewer changed, so the open dialogs belong to no one. */
    isViewerChange: (_, { appEvent }: Wrapped) =>
      appEvent.type === 'session.changed' && appEvent.reason !== 'refreshed',
  },
  actions: {
    open: assign(({ context, spawn, self }, params: DialogOpen) => {
      const { id, dialog, input, viewer = null } = params;
      const asked: DialogAsked = { id, dialog, input };
      const { fade, dialogs } = context;
      const opened = spawn('dialog', { id, input: { asked, viewer, fade, parent: self } });
      return { dialogs: [...dialogs, childOf(self, opened)] };
    }),
    openAgain: sendTo(
      (_, { id }: DialogOpen) => id,
      (_, params: DialogOpen) => params,
    ),
    dismissTop: enqueueActions(({ context, enqueue }) => {
      const top = context.dialogs.findLast((dialog) => !dialog.getSnapshot().hasTag('leaving'));
      if (top) enqueue.sendTo(top, { type: 'back.pressed' });
    }),
    closeAll: enqueueActions(({ context, enqueue }) => {
      for (const dialog of context.dialogs)
        enqueue.sendTo(dialog, { type: 'dialog.answer', answer: cancelled });
    }),
    notifyDialogs: enqueueActions(({ context, enqueue }, { appEvent }: Wrapped) => {
      for (const dialog of context.dialogs) enqueue.sendTo(dialog, { type: 'app.event', appEvent });
    }),
    drop: enqueueActions(({ context, enqueue }, { id }: Named) => {
      enqueue.stopChild(id);
      enqueue.assign({ dialogs: context.dialogs.filter((dialog) => dialog.id !== id) });
    }),
    forward: emit(emittedOf<{ type: string }>),
    holdBack: sendTo('backHold', { type: 'back.hold' }),
    releaseBack: sendTo('backHold', { type: 'back.release' }),
    storeFade: enqueueActions(({ context, enqueue }, { fade }: { fade: number }) => {
      enqueue.assign({ fade });
      for (const dialog of context.dialogs)
        enqueue.sendTo(dialog, { type: 'motion.changed', fade });
    }),
  },
});
