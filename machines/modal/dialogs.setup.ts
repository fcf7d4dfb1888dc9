import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { NoticeShown } from '../app/notices.types.ts';
import { machinePort } from '../lib/port.ts';
import type { backHoldMachine } from '../navigation/back-hold.machine.ts';
import { dialogFlowMachine } from './dialog-flow.machine.ts';
import { watchMotion } from './dialogs.ports.ts';
import type * as Types from './dialogs.types.ts';
import { modalMachine } from './modal.machine.ts';
import type { Answer } from './modal.types.ts';

type Context = Types.DialogsContext;
type Entry = Types.DialogEntry;
type Named = { id: string };
type Answered = Named & { answer: Answer };

const cancelled: Answer = { kind: 'cancelled' };
const find = (context: Context, id: string) => context.entries.find((entry) => entry.id === id);
const isFlow = (asked: Pick<Entry, 'dialog'> | undefined): boolean =>
  asked !== undefined && asked.dialog !== 'confirm' && asked.dialog !== 'discard';
/** The id of the flow that runs in a dialog. */
export const flowOf = (id: string): string => `${id}.flow`;
/** A dialog goes together with the question whether it may go. */
const goesWith = (entry: Entry, id: string): boolean =>
  entry.id === id || (entry.dialog === 'discard' && entry.input.of === id);
const discardOf = (id: string): Types.DialogAsked => ({
  id: `${id}.discard`,
  dialog: 'discard',
  input: { of: id },
});
const fresh = ({ id, dialog, input }: Types.DialogAsked, stage: Entry['stage'] = 'shown'): Entry =>
  ({ id, dialog, input, stage, held: 'nothing' }) as Entry;
const withEntry = (context: Context, id: string, change: (entry: Entry) => Entry) => ({
  entries: context.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
});

const lostNotice: NoticeShown = {
  type: 'notice.shown',
  tone: 'negative',
  key: 'modal.dialogs.lost',
};

/** The words of the stack of dialogs. */
export const dialogsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Types.DialogsEvent,
    emitted: {} as Types.DialogsSaid,
  },
  actors: {
    modal: modalMachine,
    flow: dialogFlowMachine,
    backHold: machinePort<typeof backHoldMachine>('backHold'),
    watchMotion,
  },
  guards: {
    isNew: ({ context }, { id }: Named) => find(context, id) === undefined,
    isLeaving: ({ context }, { id }: Named) => find(context, id)?.stage === 'leaving',
    /** The viewer changed, so the open dialogs belong to no one. */
    isDeparture: (_, { told }: { told: { type: string; reason?: string } }) =>
      told.type === 'session.changed' && told.reason !== 'refreshed',
    isLast: ({ context }, { id }: Named) => context.entries.every((entry) => goesWith(entry, id)),
    isAsked: ({ context }, { id }: Named) =>
      context.entries.some((entry) => entry.id === discardOf(id).id && entry.stage !== 'leaving'),
    isUnsent: ({ context }, { id }: Named) => find(context, id)?.held === 'unsentInput',
    hasFlow: ({ context }, { id }: Named) => isFlow(find(context, id)),
  },
  actions: {
    push: assign(({ context }, params: Types.DialogAsked) => ({
      entries: [...context.entries, fresh(params, isFlow(params) ? 'coming' : 'shown')],
    })),
    begin: enqueueActions(({ context, enqueue, self }, params: Types.DialogOpen) => {
      const { id, dialog, input, viewer = null } = params;
      const asked = { id, dialog, input } as Types.DialogAsked;
      if (isFlow(params)) {
        enqueue.spawnChild('flow', { id: flowOf(id), input: { asked, viewer, parent: self } });
      } else {
        enqueue.spawnChild('modal', { id, input: { id, fade: context.fade, parent: self } });
      }
    }),
    /** Nothing is on the page before there is something to show. */
    show: enqueueActions(({ context, enqueue, self }, { id }: Named) => {
      if (find(context, id)?.stage !== 'coming') return;
      enqueue.spawnChild('modal', { id, input: { id, fade: context.fade, parent: self } });
      enqueue.assign(withEntry(context, id, (entry) => ({ ...entry, stage: 'shown' })));
    }),
    /** Asked for again while it fades out: it turns round, and its flow begins anew. */
    reopen: enqueueActions(({ context, enqueue, self }, params: Types.DialogOpen) => {
      const { id, dialog, input, viewer = null } = params;
      const asked = { id, dialog, input } as Types.DialogAsked;
      enqueue.assign(withEntry(context, id, () => fresh(params)));
      if (isFlow(params)) {
        enqueue.stopChild(flowOf(id));
        enqueue.spawnChild('flow', { id: flowOf(id), input: { asked, viewer, parent: self } });
      }
      enqueue.sendTo(id, { type: 'modal.open' });
    }),
    /** A dialog goes, the question about it with it, and with that question's yes what it was about. */
    close: enqueueActions(({ context, enqueue }, { id: asked, answer }: Answered) => {
      const subject = find(context, asked);
      const below =
        subject?.dialog === 'discard' && answer.kind === 'confirmed' ? subject.input.of : asked;
      const going = context.entries.filter(
        (entry) => goesWith(entry, below) && entry.stage !== 'leaving',
      );
      for (const { id, dialog, stage } of going) {
        if (stage === 'shown') enqueue.sendTo(id, { type: 'modal.close' });
        else enqueue.raise({ type: 'modal.closed', id });
        if (dialog === 'discard') continue;
        const said = below === asked ? answer : cancelled;
        enqueue.emit({ type: 'dialog.answered', id, dialog, answer: said });
      }
      enqueue.assign({
        entries: context.entries.map((entry) =>
          going.includes(entry) ? { ...entry, stage: 'leaving' as const } : entry,
        ),
      });
    }),
    askDiscard: enqueueActions(({ context, enqueue, self }, params: Named) => {
      const question = fresh(discardOf(params.id));
      const { id } = question;
      enqueue.assign({ entries: [...context.entries.filter((e) => e.id !== id), question] });
      if (find(context, id)) enqueue.sendTo(id, { type: 'modal.open' });
      else enqueue.spawnChild('modal', { id, input: { id, fade: context.fade, parent: self } });
    }),
    closeAll: enqueueActions(({ context, enqueue }) => {
      for (const { id, dialog } of context.entries)
        if (dialog !== 'discard') enqueue.raise({ type: 'dialog.answer', id, answer: cancelled });
    }),
    weigh: sendTo((_, { id }: Named) => flowOf(id), { type: 'leave.requested' }),
    leaveTop: raise(({ context }) => ({
      type: 'dialog.dismiss' as const,
      id: context.entries.findLast(({ stage }) => stage !== 'leaving')?.id ?? '',
    })),
    storeHeld: assign(({ context }, { id, held }: Named & Pick<Entry, 'held'>) =>
      withEntry(context, id, (entry) => ({ ...entry, held })),
    ),
    drop: enqueueActions(({ context, enqueue }, { id }: Named) => {
      for (const entry of context.entries.filter((other) => goesWith(other, id))) {
        enqueue.stopChild(entry.id);
        enqueue.stopChild(flowOf(entry.id));
      }
      enqueue.assign({ entries: context.entries.filter((other) => !goesWith(other, id)) });
    }),
    notifyFlows: ({ context, self }, { told }: { told: { type: string } }) => {
      const { children } = self.getSnapshot();
      for (const { id } of context.entries) children[flowOf(id)]?.send({ type: 'app.event', told });
    },
    forward: emit((_, { emitted }: { emitted: { type: string } }) => emitted),
    notifyLoss: emit(lostNotice),
    holdBack: sendTo('backHold', { type: 'back.hold' }),
    releaseBack: sendTo('backHold', { type: 'back.release' }),
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
  },
});
