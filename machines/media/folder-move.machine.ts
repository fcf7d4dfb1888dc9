import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { loadFolders, moveFiles } from './folder-move.ports.ts';
import type { FolderChange } from '../people/undo.types.ts';
import type * as Types from './folder-move.types.ts';
import type { Folder } from './folder-name.types.ts';
import type { Answer } from '../modal/modal.types.ts';

type Context = Types.FolderMoveContext;
type Chosen = { id: number | null };
type Moved = { changes: readonly FolderChange[] };

const changesOf = ({ event }: { event: { output: readonly FolderChange[] } }): Moved => ({
  changes: event.output,
});
const undoOf = (changes: readonly FolderChange[]) => ({
  label: 'media.folderMove.undo',
  undo: { kind: 'files' as const, changes },
});
const nameOf = ({ folders, chosen }: Context) => folders?.find(({ id }) => id === chosen)?.name;

/** Files of the library go into another folder. */
export const folderMoveMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FolderMoveAsked,
    events: {} as Types.FolderMoveEvent,
    emitted: {} as Types.FolderMoveEmitted,
    output: {} as Answer<readonly string[]>,
    children: {} as { loadFolders: 'loadFolders'; moveFiles: 'moveFiles' },
  },
  actors: { loadFolders, moveFiles },
  guards: {
    isElsewhere: ({ context: { chosen, from } }) => chosen !== from,
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeFolders: assign((_, params: { folders: readonly Folder[] }) => params),
    choose: assign((_, { id }: Chosen) => ({ chosen: id })),
    forgetChoice: assign(({ context }) => ({ chosen: context.from })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceMove: emit(({ context }, { changes }: Moved) => {
      const name = nameOf(context);
      const key = `media.folderMove.${name === undefined ? 'out' : 'moved'}`;
      const count = context.hashes.length;
      const isSame = changes.every(({ added, removed }) => added.length + removed.length === 0);
      return {
        type: 'notice.shown' as const,
        tone: 'positive' as const,
        key,
        params: { thing: name ?? '', count },
        ...(!isSame && { action: undoOf(changes) }),
      };
    }),
  },
}).createMachine({
  id: 'folderMove',
  description: 'Puts files of the library into a folder, or out of one.',
  meta: { requirement: 'issue 18 library folders; contract §5 library folders' },
  context: ({ input }) => ({ ...input, folders: null, chosen: input.from, failure: null }),
  output: ({ context }) => ({ kind: 'confirmed', value: context.hashes }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The folders are on their way.',
      entry: 'clearFailure',
      invoke: {
        id: 'loadFolders',
        src: 'loadFolders',
        input: null,
        onDone: {
          target: 'choosing',
          actions: { type: 'storeFolders', params: ({ event }) => ({ folders: event.output }) },
        },
        onError: [
          whenSignedOut('unloaded'),
          { target: 'unloaded', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    unloaded: {
      description: 'The folders did not come; they can be asked for again.',
      on: {
        'folders.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
    choosing: {
      description: 'One folder is chosen.',
      on: {
        'folder.choose': { actions: { type: 'choose', params: eventOf } },
        'files.move': { guard: 'isElsewhere', target: 'moving' },
      },
    },
    moving: {
      description: 'The server puts the files there.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'moveFiles',
        src: 'moveFiles',
        input: ({ context: { hashes, from, chosen } }) => ({ hashes, from, to: chosen }),
        onDone: { target: 'moved', actions: { type: 'announceMove', params: changesOf } },
        onError: [
          whenSignedOut('choosing'),
          {
            guard: { type: 'isGone', params: failureOf },
            target: 'loading',
            actions: 'forgetChoice',
          },
          {
            target: 'choosing',
            actions: { type: 'storeFailure', params: failureOf },
          },
        ],
      },
    },
    moved: { description: 'The files are there.', type: 'final' },
  },
});
