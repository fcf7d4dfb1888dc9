import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { Answer } from '../modal/modal.types.ts';
import { deleteFiles, loadFileEffects } from './files-delete.ports.ts';
import type * as Types from './files-delete.types.ts';

type Context = Types.FilesDeleteContext;
type Deleted = { deleted: readonly string[] };

const deletedOf = ({ event }: { event: { output: readonly string[] } }) => ({
  deleted: event.output,
});

/** Files of the library are deleted; what posts, messages or a profile show stays. */
export const filesDeleteMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FilesDeleteAsked,
    events: {} as Types.FilesDeleteEvent,
    emitted: {} as Types.FilesDeleteEmitted,
    output: {} as Answer<readonly string[]>,
    children: {} as { loadFileEffects: 'loadFileEffects'; deleteFiles: 'deleteFiles' },
  },
  actors: { loadFileEffects, deleteFiles },
  guards: {
    hasUnused: ({ context }) => (context.effects?.unused ?? 0) > 0,
    /** They went before, on another device or by a call whose answer was lost. */
    isNothingLeft: (_, { unused, kept }: Types.FilesDeleteEffects) => unused + kept.count === 0,
    isNothing: (_, { deleted }: Deleted) => deleted.length === 0,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeEffects: assign((_, effects: Types.FilesDeleteEffects) => ({ effects })),
    storeDeleted: assign((_, params: Deleted) => params),
    storeGone: assign(({ context }) => ({ deleted: context.hashes })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceEnd: emit((_, { deleted }: Deleted) => ({
      type: 'notice.shown' as const,
      tone: 'neutral' as const,
      key: 'media.filesDelete.done',
      params: { count: deleted.length },
      action: {
        label: 'media.filesDelete.undo',
        undo: { kind: 'deletion' as const, hashes: deleted },
      },
    })),
  },
}).createMachine({
  id: 'filesDelete',
  description: 'Says which files a deletion takes and which stay, and deletes them.',
  meta: { requirement: 'issue 40 library: delete with effects; contract §8.3 in_use' },
  context: ({ input }) => ({ ...input, effects: null, deleted: [], failure: null }),
  output: ({ context }) => ({ kind: 'confirmed', value: context.deleted }),
  initial: 'counting',
  states: {
    counting: {
      description: 'It is being asked which files are in use; one may leave meanwhile.',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFileEffects',
        src: 'loadFileEffects',
        input: ({ context: { hashes } }) => ({ hashes }),
        onDone: [
          {
            guard: { type: 'isNothingLeft', params: outputOf<Types.FilesDeleteEffects> },
            target: 'deleted',
            actions: 'storeGone',
          },
          {
            target: 'asking',
            actions: { type: 'storeEffects', params: outputOf<Types.FilesDeleteEffects> },
          },
        ],
        onError: [
          whenSignedOut('uncounted'),
          { target: 'uncounted', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    uncounted: {
      description: 'The effects are not known, so nothing is deleted; they can be asked again.',
      on: {
        'effects.retry': { target: 'counting' },
        'connection.restored': { target: 'counting' },
      },
    },
    asking: {
      description: 'It says how many files go and which stay, with links to where they are used.',
      on: { 'files.delete': { guard: 'hasUnused', target: 'deleting' } },
    },
    deleting: {
      description: 'The server deletes the files that nothing shows.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteFiles',
        src: 'deleteFiles',
        input: ({ context: { hashes } }) => ({ hashes }),
        onDone: [
          { guard: { type: 'isNothing', params: deletedOf }, target: 'counting' },
          {
            target: 'deleted',
            actions: [
              { type: 'storeDeleted', params: deletedOf },
              { type: 'announceEnd', params: deletedOf },
            ],
          },
        ],
        onError: [
          whenSignedOut('asking'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It is not known to have worked; the reason is said and it can be tried again.',
      on: { 'files.delete': { target: 'deleting' } },
    },
    deleted: {
      description:
        'The files are gone, by us or from another device; a notice offers to undo ours.',
      type: 'final',
    },
  },
});
