import { assign, enqueueActions, setup, type ProvidedActor, type Spawner } from 'xstate';
import { forwardEmits } from '../lib/forward-emits.ts';
import { loadDialog } from './dialog-flow.ports.ts';
import type * as Types from './dialog-flow.types.ts';
import type { FlowTold } from './dialogs.types.ts';
import type { Answer } from './modal.types.ts';

type Told = FlowTold extends infer Event
  ? Event extends { id: string }
    ? Omit<Event, 'id'>
    : Event
  : never;

const cancelled: Answer = { kind: 'cancelled' };
const sought = ({ context: { asked, viewer } }: { context: Types.DialogFlowContext }) => ({
  asked,
  viewer,
});
const loaded = ({ event }: { event: { output: Types.LoadedDialog } }) => event.output;
const running = {
  target: 'running',
  actions: [
    { type: 'mount', params: loaded },
    'listener',
    { type: 'notify', params: { type: 'flow.shown' } },
  ],
} as const;
const leave = { type: 'notify', params: { type: 'dialog.leave' } } as const;

/** What happens inside a dialog: its code is fetched, and its flow lives as long as it stands. */
export const dialogFlowMachine = setup({
  types: {
    context: {} as Types.DialogFlowContext,
    input: {} as Types.DialogFlowInput,
    events: {} as Types.DialogFlowEvent,
    children: {} as { loadDialog: 'loadDialog' },
  },
  actors: { loadDialog },
  guards: {
    isSettlement: (_, params: { emitted: { type: string } }) =>
      params.emitted.type === 'dialog.settled',
  },
  actions: {
    notify: enqueueActions(
      (
        {
          context: {
            parent,
            asked: { id },
          },
          enqueue,
        },
        params: Told,
      ) => {
        if (parent) enqueue.sendTo(parent, { id, ...params });
      },
    ),
    mount: assign(({ spawn }, { logic, input, view }: Types.LoadedDialog) => ({
      // The logic is loaded, so its name cannot be declared; an id keeps it recognisable.
      part: { view, actor: (spawn as Spawner<ProvidedActor>)(logic, { id: 'part', input }) },
    })),
    listener: ({ context: { part }, self }) => {
      if (!part) return;
      forwardEmits(part.actor, self);
      part.actor.subscribe({
        complete: () => {
          const { output }: { output?: Answer } = part.actor.getSnapshot();
          self.send({ type: 'part.settled', answer: output ?? cancelled });
        },
        error: () => undefined,
      });
    },
    /** A busy flow stays open; one that can take `dialog.dismiss` decides; any other closes. */
    weighLeaving: ({
      context: {
        part,
        parent,
        asked: { id },
      },
    }) => {
      const snapshot = part?.actor.getSnapshot();
      if (snapshot?.status === 'active' && snapshot.hasTag?.('busy')) return;
      if (snapshot?.can?.({ type: 'dialog.dismiss' })) part?.actor.send({ type: 'dialog.dismiss' });
      else parent?.send({ type: 'dialog.leave', id });
    },
    notifyPart: ({ context: { part } }, { told }: { told: { type: string } }) => {
      if (part?.actor.getSnapshot().can?.(told)) part.actor.send(told);
    },
  },
  delays: { patience: 200, chunkTimeout: 120_000 },
}).createMachine({
  id: 'dialogFlow',
  description: 'Fetches the code of one dialog, runs its flow, and passes on what it says.',
  meta: { requirement: 'decisions §6; spec §2 loading' },
  context: ({ input }) => ({ ...input, part: null }),
  initial: 'loading',
  on: { 'leave.requested': { actions: leave } },
  states: {
    loading: {
      description: 'The code of the dialog is on its way.',
      initial: 'quiet',
      invoke: {
        id: 'loadDialog',
        src: 'loadDialog',
        input: sought,
        onDone: running,
        onError: { target: 'offering' },
      },
      after: { chunkTimeout: { target: 'offering' } },
      states: {
        quiet: {
          description: 'It may come at once, so nothing is shown yet.',
          after: { patience: { target: 'slow' } },
        },
        slow: {
          description: 'It takes longer, which the frame says.',
          tags: 'busy',
          entry: { type: 'notify', params: { type: 'flow.shown' } },
        },
      },
    },
    offering: {
      description: 'The code did not come; one more attempt is offered.',
      entry: { type: 'notify', params: { type: 'flow.shown' } },
      on: { 'flow.retry': { target: 'retrying' } },
    },
    retrying: {
      description: 'The code is asked for once more.',
      tags: 'busy',
      invoke: {
        id: 'loadDialog',
        src: 'loadDialog',
        input: sought,
        onDone: running,
        onError: { target: 'lost' },
      },
      after: { chunkTimeout: { target: 'lost' } },
    },
    running: {
      description: 'The flow of the dialog lives.',
      on: {
        'part.settled': {
          actions: {
            type: 'notify',
            params: ({ event: { answer } }) => ({ type: 'dialog.answer', answer }),
          },
        },
        'child.emitted': [
          {
            guard: { type: 'isSettlement', params: ({ event }) => event },
            actions: {
              type: 'notify',
              params: ({ event: { emitted } }) => ({
                type: 'dialog.answer',
                answer: emitted.answer ?? cancelled,
              }),
            },
          },
          { actions: { type: 'notify', params: ({ event }) => event } },
        ],
        'app.event': { actions: { type: 'notifyPart', params: ({ event }) => event } },
        'leave.requested': { actions: 'weighLeaving' },
        'xstate.error.actor.part': { target: 'lost' },
      },
    },
    lost: {
      description: 'The dialog cannot be had; the stack closes it and says so.',
      type: 'final',
      entry: { type: 'notify', params: { type: 'flow.lost' } },
    },
  },
});
