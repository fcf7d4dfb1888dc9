import { assign, emit, enqueueActions, setup, type ProvidedActor, type Spawner } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import { loadDialog } from './dialog-flow.ports.ts';
import type * as Types from './dialog-flow.types.ts';
import { discard, holdsInput } from './held-input.ts';
import type { Answer } from './modal.types.ts';

const cancelled: Answer = { kind: 'cancelled' };
const sought = ({ context: { asked, viewer } }: { context: Types.DialogFlowContext }) => ({
  asked,
  viewer,
});
const running = {
  target: 'running',
  actions: [
    { type: 'mount', params: outputOf },
    'awaitEnd',
    { type: 'report', params: { type: 'flow.shown' } },
  ],
} as const;
const dismissal = { type: 'dialog.dismiss' } as const;
const leave = { type: 'report', params: { type: 'dialog.leave' } } as const;

/** Flow inside a dialog: loads its code, and runs it until the dialog closes. */
export const dialogFlowMachine = setup({
  types: {
    context: {} as Types.DialogFlowContext,
    input: {} as Types.DialogFlowInput,
    events: {} as Types.DialogFlowEvent,
    emitted: {} as { type: string },
    children: {} as { loadDialog: 'loadDialog' },
  },
  actors: { loadDialog },
  guards: {
    isRestored: (_, { appEvent }: { appEvent: { type: string } }) =>
      appEvent.type === 'connection.restored',
    isSettlement: (_, params: { emitted: { type: string } }) =>
      params.emitted.type === 'dialog.settled',
  },
  actions: {
    report: enqueueActions(({ context: { parent }, enqueue }, params: Types.FlowReport) => {
      if (parent) enqueue.sendTo(parent, params);
    }),
    forward: emit(emittedOf<{ type: string }>),
    mount: assign(({ spawn, self }, { logic, input, view }: Types.LoadedDialog) => {
      // The logic is loaded, so its name cannot be declared; an id keeps it recognisable.
      const actor = (spawn as Spawner<ProvidedActor>)(logic, { id: 'part', input });
      return { part: { view, actor: childOf(self, actor) } };
    }),
    awaitEnd: ({ context: { part }, self }) => {
      part?.actor.subscribe({
        complete: () => {
          const { output }: { output?: Answer } = part.actor.getSnapshot();
          self.send({ type: 'part.settled', answer: output ?? cancelled });
        },
        error: () => undefined,
      });
    },
    /**
     * A busy flow stays open; one that holds unsent input has the person asked first; one that can
     * take `dialog.dismiss` decides; any other closes.
     */
    weighLeaving: enqueueActions(({ context: { part, parent }, enqueue }) => {
      const snapshot = part?.actor.getSnapshot();
      if (snapshot?.status === 'active' && snapshot.hasTag?.('busy')) return;
      const isHolding = holdsInput(part);
      if (part && !isHolding && snapshot?.can?.(dismissal)) enqueue.sendTo(part.actor, dismissal);
      else if (parent) enqueue.sendTo(parent, { type: isHolding ? 'discard.ask' : 'dialog.leave' });
    }),
    discardInput: enqueueActions(({ context: { part }, enqueue }) => {
      if (part && holdsInput(part)) enqueue.sendTo(part.actor, discard);
    }),
    notifyPart: enqueueActions(
      ({ context: { part }, enqueue }, { appEvent }: { appEvent: { type: string } }) => {
        if (part?.actor.getSnapshot().can?.(appEvent)) enqueue.sendTo(part.actor, appEvent);
      },
    ),
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
          entry: { type: 'report', params: { type: 'flow.shown' } },
        },
      },
    },
    offering: {
      description: 'The code did not come; one more attempt is offered.',
      entry: { type: 'report', params: { type: 'flow.shown' } },
      on: {
        'flow.retry': { target: 'retrying' },
        'app.event': { guard: { type: 'isRestored', params: eventOf }, target: 'retrying' },
      },
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
            type: 'report',
            params: ({ event: { answer } }) => ({ type: 'dialog.answer', answer }),
          },
        },
        'child.emitted': [
          {
            guard: { type: 'isSettlement', params: eventOf },
            actions: {
              type: 'report',
              params: ({ event: { emitted } }) => ({
                type: 'dialog.answer',
                answer: emitted.answer ?? cancelled,
              }),
            },
          },
          { actions: { type: 'forward', params: eventOf } },
        ],
        'app.event': { actions: { type: 'notifyPart', params: eventOf } },
        'leave.requested': { actions: 'weighLeaving' },
        'input.discard': { actions: 'discardInput' },
        'xstate.error.actor.part': { target: 'lost' },
      },
    },
    lost: {
      description: 'The dialog cannot be had; it closes with a notice.',
      type: 'final',
      entry: { type: 'report', params: { type: 'flow.lost' } },
    },
  },
});
