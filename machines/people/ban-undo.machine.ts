import { assign, emit, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '../lib/failure.ts';
import { undoBan } from './ban-undo.ports.ts';
import type * as Types from './ban-undo.types.ts';
import { changeOf } from './relation-change.ts';
import type { RelationAnswer } from './relation.types.ts';

type Refusal = { failure: Failure };
const thrown = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const nobody: Types.BanUndo = { userId: 0, username: '', made: 'block', before: null };
const first = ({ wanted: [undo] }: Types.BanUndoContext): Types.BanUndo => undo ?? nobody;

/** Takes bans back after the screen that they were made on is gone, one after the other. */
export const banUndoMachine = setup({
  types: {
    context: {} as Types.BanUndoContext,
    events: {} as Types.BanUndoEvent,
    emitted: {} as Types.BanUndoEmitted,
    children: {} as { undoBan: 'undoBan' },
  },
  actors: { undoBan },
  guards: {
    hasWanted: ({ context }) => context.wanted.length > 0,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    want: assign(({ context }, { undo }: { undo: Types.BanUndo }) => ({
      wanted: [...context.wanted, undo],
    })),
    dropFirst: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    announceUndone: enqueueActions(
      ({ context, enqueue }, { answer }: { answer: RelationAnswer }) => {
        const { userId, username: name, before } = first(context);
        enqueue.emit({ type: 'relation.changed', change: changeOf(userId, answer) });
        const key = before === null ? 'people.ban.forgiven' : `people.ban.${before}`;
        enqueue.emit({ type: 'notice.shown', tone: 'positive', key, params: { name } });
      },
    ),
    announceRefusal: emit(({ context }) => ({
      type: 'notice.shown' as const,
      tone: 'negative' as const,
      key: 'people.ban.notUndone',
      params: { name: first(context).username },
      action: { label: 'people.ban.again', undo: first(context) },
    })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'banUndo',
  description: 'A ban is taken back from the notice that told of it.',
  meta: { requirement: 'decisions §7 undo after' },
  context: { wanted: [] },
  on: { 'ban.undo': { actions: { type: 'want', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing waits to be taken back.',
      always: { guard: 'hasWanted', target: 'undoing' },
    },
    undoing: {
      description: 'The server is told to make it as it was before.',
      invoke: {
        id: 'undoBan',
        src: 'undoBan',
        input: ({ context }) => first(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'announceUndone', params: ({ event }) => ({ answer: event.output }) },
            'dropFirst',
          ],
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: thrown },
            target: 'resting',
            actions: ['dropFirst', 'announceExpiry'],
          },
          { target: 'resting', actions: ['announceRefusal', 'dropFirst'] },
        ],
      },
    },
  },
});
