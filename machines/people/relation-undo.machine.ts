import { assign, emit, enqueueActions, setup } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { changeOf } from './relation-change.ts';
import { takeBack } from './relation-undo.ports.ts';
import type * as Types from './relation-undo.types.ts';
import type { Undo } from './undo.types.ts';
import { banKey } from './undo-notice.ts';

type Refusal = { failure: Failure };
type Taken = { answer: Types.TakenBack };
const nobody: Undo = { kind: 'follow', userId: 0, displayName: '' };
const takenOf = ({ event }: { event: { output: Types.TakenBack } }): Taken => ({
  answer: event.output,
});
const first = ({ wanted: [undo] }: Types.RelationUndoContext): Undo => undo ?? nobody;
/** Says how it stands once it is taken back. */
const backKey = (undo: Undo): string => {
  switch (undo.kind) {
    case 'post':
      return 'posts.postDelete.restored';
    case 'files':
      return 'media.filesUndo.done';
    case 'deletion':
      return 'media.deletionUndo.done';
    case 'follow':
      return `people.follow.${undo.together ? 'backMany' : 'back'}`;
    default:
      return banKey(undo.before, undo.made);
  }
};
const refusalKey = {
  post: 'posts.postDelete.notRestored',
  files: 'media.filesUndo.refused',
  deletion: 'media.deletionUndo.refused',
  follow: 'people.refusal.undo',
  ban: 'people.refusal.undo',
} as const;
/** Of a domain whose texts are there wherever the undo is offered. */
const againKey = {
  post: 'posts.postDelete.again',
  files: 'media.filesUndo.again',
  deletion: 'media.filesUndo.again',
  follow: 'people.blacklist.again',
  ban: 'people.blacklist.again',
} as const;
const isStorageFull = (failure: Failure) =>
  failure.kind === 'conflict' && failure.code === 'storage_full';
const refusalOf = ({ kind }: Undo, failure: Failure) =>
  kind === 'deletion' && isStorageFull(failure) ? 'media.deletionUndo.full' : refusalKey[kind];
/** Of deleted files, those that are back may be fewer. */
const backOf = (
  undo: Undo,
  answer: Types.TakenBack,
): Pick<NoticeShown, 'tone' | 'key' | 'params'> => {
  if (undo.kind !== 'deletion' || answer === null || !('restored' in answer))
    return { tone: 'positive', key: backKey(undo) };
  const [count, total] = [answer.restored.length, undo.hashes.length];
  return count < total
    ? { tone: 'caution', key: 'media.deletionUndo.partly', params: { count, total } }
    : { tone: 'positive', key: backKey(undo), params: { count } };
};
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
    /** The files of a deletion are gone for good by now. */
    isTooLate: (_, { answer }: Taken) =>
      answer !== null && 'restored' in answer && answer.restored.length === 0,
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    want: assign(({ context }, { undo }: { undo: Undo }) => ({
      wanted: [...context.wanted, undo],
    })),
    dropFirst: assign(({ context }) => ({ wanted: context.wanted.slice(1) })),
    announceUndone: enqueueActions(({ context, enqueue }, { answer }: Taken) => {
      const undo = first(context);
      if (undo.kind === 'post')
        enqueue.emit({ type: 'post.changed', postId: undo.postId, change: 'restored' });
      else if (undo.kind === 'files' || undo.kind === 'deletion')
        enqueue.emit({ type: 'files.restored' });
      else if (answer && 'relationship' in answer)
        enqueue.emit({ type: 'relation.changed', change: changeOf(undo.userId, answer) });
      enqueue.emit({
        type: 'notice.shown',
        ...backOf(undo, answer),
        ...(!undo.together && nameOf(undo)),
      });
    }),
    announceTooLate: emit({
      type: 'notice.shown',
      tone: 'negative',
      key: 'media.deletionUndo.tooLate',
    }),
    announceRefusal: emit(({ context }, { failure }: Refusal) => ({
      type: 'notice.shown' as const,
      tone: 'negative' as const,
      key: refusalOf(first(context), failure),
      ...nameOf(first(context)),
      action: {
        label: againKey[first(context).kind],
        undo: first(context),
      },
    })),
  },
}).createMachine({
  id: 'relationUndo',
  description:
    'An unfollow, a ban, a forgiveness, a deleted post, a move or a deletion of files is taken back from its notice.',
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
        onDone: [
          {
            guard: { type: 'isTooLate', params: takenOf },
            target: 'resting',
            actions: ['announceTooLate', 'dropFirst'],
          },
          {
            target: 'resting',
            actions: [{ type: 'announceUndone', params: takenOf }, 'dropFirst'],
          },
        ],
        onError: [
          { ...whenSignedOut('resting'), actions: 'dropFirst' },
          {
            target: 'resting',
            actions: [{ type: 'announceRefusal', params: failureOf }, 'dropFirst'],
          },
        ],
      },
    },
  },
});
