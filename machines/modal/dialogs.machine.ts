import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { holdBack, watchMotion } from './dialogs.ports.ts';
import type {
  DialogEntry,
  DialogOpen,
  DialogsContext,
  DialogsEmitted,
  DialogsEvent,
} from './dialogs.types.ts';
import { modalMachine } from './modal.machine.ts';
import type { Answer } from './modal.types.ts';

const cancelled: Answer = { kind: 'cancelled' };
const topOf = (context: DialogsContext): DialogEntry | undefined => context.entries.at(-1);
const find = (context: DialogsContext, id: string) =>
  context.entries.find((entry) => entry.id === id);
/** A dialog goes together with the question whether it may go. */
const goesWith = (entry: DialogEntry, id: string): boolean =>
  entry.id === id || (entry.dialog === 'discard' && entry.input.of === id);
const discardOf = (id: string): DialogOpen => ({
  type: 'dialog.open',
  id: `${id}.discard`,
  dialog: 'discard',
  input: { of: id },
});

/** The dialogs on the page, each above the last; who asks hears the answer by the id they gave. */
export const dialogsMachine = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    emitted: {} as DialogsEmitted,
  },
  actors: { modal: modalMachine, holdBack, watchMotion },
  guards: {
    isNew: ({ context }, params: { id: string }) => find(context, params.id) === undefined,
    isLast: ({ context }, params: { id: string }) =>
      context.entries.every((entry) => goesWith(entry, params.id)),
    isAsked: ({ context }, params: { id: string }) =>
      find(context, discardOf(params.id).id) !== undefined,
    isUnsent: ({ context }, params: { id: string }) =>
      find(context, params.id)?.held === 'unsentInput',
    isTopUnsent: ({ context }) => topOf(context)?.held === 'unsentInput',
  },
  actions: {
    push: assign(({ context }, params: DialogOpen) => ({
      entries: [...context.entries, { ...params, held: 'nothing' }],
    })),
    askDiscard: assign(({ context }, params: { id: string | undefined }) => {
      const { id = topOf(context)?.id ?? '' } = params;
      return {
        entries: [...context.entries, { ...discardOf(id), held: 'nothing' }],
      };
    }),
    spawnModal: enqueueActions(({ context, enqueue, self }) => {
      const top = topOf(context);
      if (!top) return;
      enqueue.spawnChild('modal', {
        id: top.id,
        input: { id: top.id, fade: context.fade, owner: self },
      });
    }),
    closeModal: enqueueActions(({ context, enqueue }, params: { id: string; answer: Answer }) => {
      const entry = find(context, params.id);
      if (!entry) return;
      enqueue.sendTo(entry.id, { type: 'modal.close', answer: params.answer });
      const below = entry.dialog === 'discard' ? find(context, entry.input.of) : undefined;
      if (below && params.answer.kind === 'confirmed') {
        enqueue.sendTo(below.id, { type: 'modal.close', answer: cancelled });
      }
    }),
    closeTop: enqueueActions(({ context, enqueue }) => {
      const top = topOf(context);
      if (top) enqueue.sendTo(top.id, { type: 'modal.close', answer: cancelled });
    }),
    markUnsent: assign(({ context }, params: { id: string }) => ({
      entries: context.entries.map((entry) =>
        entry.id === params.id ? { ...entry, held: 'unsentInput' as const } : entry,
      ),
    })),
    handOver: enqueueActions(({ context, enqueue }, params: { id: string; answer: Answer }) => {
      const entry = find(context, params.id);
      if (entry) enqueue.emit({ type: 'dialog.answered', dialog: entry.dialog, ...params });
      for (const { id } of context.entries.filter((each) => goesWith(each, params.id))) {
        enqueue.stopChild(id);
      }
    }),
    drop: assign(({ context }, params: { id: string }) => ({
      entries: context.entries.filter((entry) => !goesWith(entry, params.id)),
    })),
    holdBackAgain: sendTo('holdBack', { type: 'back.hold' }),
    storeFade: assign((_, params: { fade: number }) => ({ fade: params.fade })),
  },
}).createMachine({
  id: 'dialogs',
  description: 'The stack of dialogs: opened by asking, answered by id.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: { entries: [], fade: 200 },
  initial: 'empty',
  invoke: { id: 'watchMotion', src: 'watchMotion' },
  on: {
    'motion.changed': {
      actions: { type: 'storeFade', params: ({ event }) => ({ fade: event.fade }) },
    },
  },
  states: {
    empty: {
      description: 'No dialog is on the page.',
      on: {
        'dialog.open': {
          target: 'showing',
          actions: [{ type: 'push', params: ({ event }) => event }, 'spawnModal'],
        },
      },
    },
    showing: {
      description:
        'At least one dialog is on the page, fading or standing; Back belongs to the top one.',
      invoke: { id: 'holdBack', src: 'holdBack' },
      on: {
        'dialog.answer': {
          actions: { type: 'closeModal', params: ({ event }) => event },
        },
        'dialog.dismiss': [
          { guard: { type: 'isAsked', params: ({ event }) => event } },
          {
            guard: { type: 'isUnsent', params: ({ event }) => event },
            actions: [{ type: 'askDiscard', params: ({ event }) => event }, 'spawnModal'],
          },
          {
            actions: {
              type: 'closeModal',
              params: ({ event }) => ({ id: event.id, answer: cancelled }),
            },
          },
        ],
        'back.pressed': [
          {
            guard: 'isTopUnsent',
            actions: [
              { type: 'askDiscard', params: () => ({ id: undefined }) },
              'spawnModal',
              'holdBackAgain',
            ],
          },
          { actions: ['closeTop', 'holdBackAgain'] },
        ],
        'dialog.open': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [{ type: 'push', params: ({ event }) => event }, 'spawnModal'],
        },
        'dialog.edit': {
          actions: { type: 'markUnsent', params: ({ event }) => event },
        },
        'modal.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: [
              { type: 'handOver', params: ({ event: { id, answer } }) => ({ id, answer }) },
              { type: 'drop', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'handOver', params: ({ event: { id, answer } }) => ({ id, answer }) },
              { type: 'drop', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
