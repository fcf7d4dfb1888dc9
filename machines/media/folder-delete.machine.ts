import { assign, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { deleteFolder } from './folder-delete.ports.ts';
import type * as Types from './folder-delete.types.ts';
import type { Answer } from '../modal/modal.types.ts';

/** A folder of the media library goes; what lies in it stays. */
export const folderDeleteMachine = setup({
  types: {
    context: {} as Types.FolderDeleteContext,
    input: {} as Types.FolderDeleteAsked,
    events: {} as Types.FolderDeleteEvent,
    output: {} as Answer<null>,
    children: {} as { deleteFolder: 'deleteFolder' },
  },
  actors: { deleteFolder },
  guards: {
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'folderDelete',
  description: 'Asks before a folder is deleted, and deletes it.',
  meta: { requirement: 'spec §2 dialogs: folder delete; contract §5 library folders' },
  context: ({ input }) => ({ ...input, failure: null }),
  output: { kind: 'confirmed', value: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'It says what goes and what stays.',
      on: { 'folder.delete': { target: 'deleting' } },
    },
    deleting: {
      description: 'The server is taking the folder away.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteFolder',
        src: 'deleteFolder',
        input: ({ context }) => ({ id: context.folder.id }),
        onDone: { target: 'deleted' },
        onError: [
          { guard: { type: 'isGone', params: failureOf }, target: 'deleted' },
          whenSignedOut('asking'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It did not work; the reason is said and it can be tried again.',
      on: { 'folder.delete': { target: 'deleting' } },
    },
    deleted: { description: 'The folder is gone, by us or by somebody before.', type: 'final' },
  },
});
