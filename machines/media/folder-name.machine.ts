import { assertEvent, assign, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { saveFolder } from './folder-name.ports.ts';
import type * as Types from './folder-name.types.ts';
import type { Answer } from '../modal/modal.types.ts';

const cancelled: Answer<Types.Folder> = { kind: 'cancelled' };

/** A folder of the media library is named, new or anew. */
export const folderNameMachine = setup({
  types: {
    context: {} as Types.FolderNameContext,
    input: {} as Types.FolderNameAsked,
    events: {} as Types.FolderNameEvent,
    output: {} as Answer<Types.Folder>,
    children: {} as { saveFolder: 'saveFolder' },
  },
  actors: { saveFolder },
  guards: {
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    storeFolder: assign((_, saved: Types.Folder) => ({ saved })),
  },
}).createMachine({
  id: 'folderName',
  description: 'Makes a folder or gives one another name.',
  meta: { requirement: 'spec §2 dialogs: folder name; contract §5 library folders' },
  context: ({ input }) => ({ ...input, failure: null, saved: null }),
  output: ({ context: { saved } }) => (saved ? { kind: 'confirmed', value: saved } : cancelled),
  initial: 'naming',
  states: {
    naming: {
      description: 'The name is being written.',
      on: { 'form.submit': { target: 'saving' } },
    },
    saving: {
      description: 'The server is keeping the name.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveFolder',
        src: 'saveFolder',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submit');
          return { id: context.folder?.id ?? null, name: event.name };
        },
        onDone: {
          target: 'saved',
          actions: { type: 'storeFolder', params: outputOf },
        },
        onError: [
          whenSignedOut('naming'),
          { guard: { type: 'isGone', params: failureOf }, target: 'missing' },
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'The name was not taken; the reason stands beside the field.',
      on: { 'form.submit': { target: 'saving' } },
    },
    missing: { description: 'The folder is gone, so there is nothing to name.' },
    saved: { description: 'The output is the folder as it is now.', type: 'final' },
  },
});
