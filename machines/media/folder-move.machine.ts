import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { loadFolders, moveFiles } from './folder-move.ports.ts';
import { foldersFound } from './folder-search.ts';
import { movedNotice } from './moved-notice.ts';
import type { FolderChange } from '../people/undo.types.ts';
import type * as Types from './folder-move.types.ts';
import type { Folder } from './folder-name.types.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { Answer } from '../modal/modal.types.ts';

type Context = Types.FolderMoveContext;
type Chosen = { id: number | null };
type Moved = { changes: readonly FolderChange[] };

const question = 'folder-move-name';

const changesOf = ({ event }: { event: { output: readonly FolderChange[] } }): Moved => ({
  changes: event.output,
});
const nameOf = ({ folders, chosen }: Context) => folders?.find(({ id }) => id === chosen)?.name;
const madeOf = ({ answer }: DialogsEmitted): Folder | null =>
  answer.kind === 'confirmed' ? (answer.value as Folder) : null;

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
    isMade: (_, event: DialogsEmitted) => event.id === question && madeOf(event) !== null,
    isElsewhere: ({ context: { chosen, from } }) => chosen !== from,
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeFolders: assign(({ context }, { folders }: { folders: readonly Folder[] }) => ({
      folders,
      found: foldersFound(folders, context.search),
    })),
    choose: assign((_, { id }: Chosen) => ({ chosen: id })),
    forgetChoice: assign(({ context }) => ({ chosen: context.from })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    /** A folder that is found no more is not chosen any more. */
    storeSearch: assign(({ context: { folders, chosen, from } }, { text }: { text: string }) => {
      const found = foldersFound(folders ?? [], text);
      const isFound = text.trim() === '' || found.some(({ id }) => id === chosen);
      return { search: text, found, chosen: isFound ? chosen : from };
    }),
    /** The new one is chosen, and stands first. */
    addFolder: assign(({ context }, event: DialogsEmitted) => {
      const made = madeOf(event);
      const folders = [...(made ? [made] : []), ...(context.folders ?? [])];
      return { search: '', folders, found: folders, chosen: made?.id ?? context.chosen };
    }),
    requestFolder: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: question,
      dialog: 'folderName' as const,
      input: { folder: null, name: context.search.trim() },
    })),
    announceMove: emit(({ context }, { changes }: Moved) =>
      movedNotice({ count: context.hashes.length, name: nameOf(context), changes }),
    ),
  },
}).createMachine({
  id: 'folderMove',
  description: 'Puts files of the library into a folder, or out of one.',
  meta: { requirement: 'issue 18 library folders; contract §5 library folders' },
  context: ({ input: { hashes, from, to = from, failure = null } }) => ({
    hashes,
    from,
    folders: null,
    search: '',
    found: [],
    chosen: to,
    failure,
  }),
  output: ({ context }) => ({ kind: 'confirmed', value: context.hashes }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The folders are on their way.',
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
      exit: 'clearFailure',
      on: {
        'folders.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
    choosing: {
      description: 'One folder is chosen.',
      on: {
        'search.change': { actions: { type: 'storeSearch', params: eventOf } },
        'folder.choose': { actions: { type: 'choose', params: eventOf } },
        'folder.create': { actions: 'requestFolder' },
        'dialog.answered': {
          guard: { type: 'isMade', params: eventOf },
          actions: { type: 'addFolder', params: eventOf },
        },
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
            actions: ['forgetChoice', { type: 'storeFailure', params: failureOf }],
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
