import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import { dialogFlowMachine } from './dialog-flow.machine.ts';
import type * as Types from './dialog.types.ts';
import type { DialogOpen } from './dialog-token.types.ts';
import { modalMachine } from './modal.machine.ts';
import type { Answer } from './modal.types.ts';

const lostNotice: NoticeShown = {
  type: 'notice.shown',
  tone: 'negative',
  key: 'modal.dialogs.lost',
};

/** Frame of one dialog, its flow, and the question whether to discard typed input. */
export const dialogSetup = setup({
  types: {
    context: {} as Types.DialogContext,
    input: {} as Types.DialogInput,
    events: {} as Types.DialogEvent,
    emitted: {} as Types.DialogEmitted,
    children: {} as { modal: 'modal'; question: 'modal'; flow: 'flow' },
  },
  actors: { modal: modalMachine, flow: dialogFlowMachine },
  guards: {
    isPlain: ({ context }) => context.asked.dialog === 'confirm',
    hasFlow: ({ context }) => context.flow !== null,
  },
  actions: {
    beginFlow: assign(({ context: { asked, viewer }, spawn, self }) => {
      if (asked.dialog === 'confirm') return {};
      const input = { asked, viewer, parent: self };
      return { flow: childOf(self, spawn('flow', { id: 'flow', input })) };
    }),
    endFlow: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('flow');
      enqueue.assign({ flow: null });
    }),
    storeAsked: assign((_, { id, dialog, input, viewer = null }: DialogOpen) => ({
      asked: { id, dialog, input },
      viewer,
    })),
    requestLeave: sendTo('flow', { type: 'leave.requested' }),
    notifyFlow: sendTo('flow', (_, { appEvent }: { appEvent: { type: string } }) => ({
      type: 'app.event' as const,
      appEvent,
    })),
    discardInput: enqueueActions(({ context: { flow }, enqueue }) => {
      if (flow) enqueue.sendTo(flow, { type: 'input.discard' });
    }),
    leave: raise({ type: 'dialog.leave' }),
    /** Asked again while it fades out, the question turns round. */
    askDiscard: enqueueActions(({ context: { fade }, enqueue, self }) => {
      const isFading = self.getSnapshot().children.question?.getSnapshot().status === 'active';
      if (isFading) enqueue.sendTo('question', { type: 'modal.open' });
      else enqueue.spawnChild('modal', { id: 'question', input: { fade } });
    }),
    withdrawQuestion: sendTo('question', { type: 'modal.close' }),
    openFrame: sendTo('modal', { type: 'modal.open' }),
    closeFrame: sendTo('modal', { type: 'modal.close' }),
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
    announceAnswer: emit(({ context: { asked } }, { answer }: { answer: Answer }) => ({
      type: 'dialog.answered',
      id: asked.id,
      dialog: asked.dialog,
      answer,
    })),
    notifyLoss: emit(lostNotice),
    forward: emit(emittedOf<{ type: string }>),
    reportClosed: enqueueActions(({ context: { parent, asked }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'dialog.closed', id: asked.id });
    }),
  },
});
