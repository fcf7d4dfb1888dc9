import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { changeOf } from './relation-change.ts';
import { takeBack } from './relation-undo.ports.ts';
import type * as Types from './relation-undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';

type Refusal = { failure: Failure };
const nobody: Types.RelationUndo = { kind: 'follow', userId: 0, displayName: '' };
const first = ({ wanted: [undo] }: Types.RelationUndoContext): Types.RelationUndo => undo ?? nobody;
/** Says how it stands once it is taken back. */
const backKey = (undo: Types.RelationUndo): string =>
  undo.kind === 'follow'
    ? `people.follow.${undo.together ? 'backMany' : 'back'}`
    : `people.blacklist.${undo.before ?? 'forgiven'}`;

/** Takes back what was done to people after the screen that it was done on is gone, one by one. */
export const relationUndoMachine = setup({
  types: {
    context: {} as Types.RelationUndoContext,
    events: {} as Types.RelationUndoEvent,
    emitted: {} as Types.RelationUndoEmitted,
    children: {} as { takeBack: 'takeBack' },
  },
  actors: { takeBack },
  guards: {
    hasWanted: ({ context }) => context.wanted.length > 0,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    want: assign(({ context }, { undo }: { undo: Types.RelationUndo }) => ({
      wanted: [...context.wanted, undo],
    })),
    dropFirst: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    announceUndone: enqueueActions(
      ({ context, enqueue }, { answer }: { answer: RelationAnswer }) => {
        const undo = first(context);
        enqueue.emit({ type: 'relation.changed', change: changeOf(undo.userId, answer) });
        enqueue.emit({
          type: 'notice.shown',
          tone: 'positive',
          key: backKey(undo),
          ...(!undo.together && { params: { name: undo.displayName } }),
        });
      },
    ),
    announceRefusal: emit(({ context }) => ({
      type: 'notice.shown' as const,
      tone: 'negative' as const,
      key: 'people.refusal.undo',
      params: { name: first(context).displayName },
      action: { label: 'people.blacklist.again', undo: first(context) },
    })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'relationUndo',
  description:
    'An unfollow, a ban or a forgiveness is taken back from the notice that announced it.',
  meta: { requirement: 'decisions §7 undo after' },
  context: { wanted: [] },
  on: { 'relation.undo': { actions: { type: 'want', params: eventOf } } },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing waits to be taken back.',
      always: { guard: 'hasWanted', target: 'undoing' },
    },
    undoing: {
      description: 'The server is asked to restore it.',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
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
            guard: { type: 'isSessionOver', params: failureOf },
            target: 'resting',
            actions: ['dropFirst', 'announceExpiry'],
          },
          { target: 'resting', actions: ['announceRefusal', 'dropFirst'] },
        ],
      },
    },
  },
});
