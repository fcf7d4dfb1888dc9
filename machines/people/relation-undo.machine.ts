import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { changeOf } from './relation-change.ts';
import { takeBack } from './relation-undo.ports.ts';
import type * as Types from './relation-undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';
import type { Undo } from './undo.types.ts';
import { banKey } from './undo-notice.ts';

type Refusal = { failure: Failure };
const nobody: Undo = { kind: 'follow', userId: 0, displayName: '' };
const first = ({ wanted: [undo] }: Types.RelationUndoContext): Undo => undo ?? nobody;
/** Says how it stands once it is taken back. */
const backKey = (undo: Undo): string => {
  switch (undo.kind) {
    case 'post':
      return 'posts.postDelete.restored';
    case 'files':
      return 'app.filesUndo.done';
    case 'follow':
      return `people.follow.${undo.together ? 'backMany' : 'back'}`;
    default:
      return banKey(undo.before, undo.made);
  }
};
const refusalKey = {
  post: 'posts.postDelete.notRestored',
  files: 'app.filesUndo.refused',
  follow: 'people.refusal.undo',
  ban: 'people.refusal.undo',
} as const;
const nameOf = (undo: Undo) =>
  'displayName' in undo ? { params: { name: undo.displayName } } : {};

/** Takes back what was done to people, a post or files after the screen that it was done on is gone, one by one. */
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
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    want: assign(({ context }, { undo }: { undo: Undo }) => ({
      wanted: [...context.wanted, undo],
    })),
    dropFirst: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    announceUndone: enqueueActions(
      ({ context, enqueue }, { answer }: { answer: RelationAnswer | null }) => {
        const undo = first(context);
        if (undo.kind === 'post')
          enqueue.emit({ type: 'post.changed', postId: undo.postId, change: 'restored' });
        else if (undo.kind === 'files') enqueue.emit({ type: 'files.movedBack' });
        else if (answer)
          enqueue.emit({ type: 'relation.changed', change: changeOf(undo.userId, answer) });
        enqueue.emit({
          type: 'notice.shown',
          tone: 'positive',
          key: backKey(undo),
          ...(!undo.together && nameOf(undo)),
        });
      },
    ),
    announceRefusal: emit(({ context }) => ({
      type: 'notice.shown' as const,
      tone: 'negative' as const,
      key: refusalKey[first(context).kind],
      ...nameOf(first(context)),
      action: {
        label: first(context).kind === 'post' ? 'posts.postDelete.again' : 'people.blacklist.again',
        undo: first(context),
      },
    })),
  },
}).createMachine({
  id: 'relationUndo',
  description:
    'An unfollow, a ban, a forgiveness, a deleted post or a move of files is taken back from its notice.',
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
          { ...whenSignedOut('resting'), actions: 'dropFirst' },
          { target: 'resting', actions: ['announceRefusal', 'dropFirst'] },
        ],
      },
    },
  },
});
