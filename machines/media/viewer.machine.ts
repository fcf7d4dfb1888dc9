import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { Answer } from '../modal/modal.types.ts';
import { renewAddress } from './viewer.ports.ts';
import type * as Types from './viewer.types.ts';

const current = ({ files, index }: Types.ViewerContext): Types.ViewerFile => {
  const file = files[index];
  if (!file) throw new Error('The viewer shows no file.');
  return file;
};

const endedOf = (context: Types.ViewerContext): Types.EndedFile => {
  const { hash, url, thumbUrl } = current(context);
  return { hash, url, thumbUrl, place: context.place };
};

/** Files one after the other in full size; an address that has expired is signed anew once. */
export const viewerMachine = setup({
  types: {
    context: {} as Types.ViewerContext,
    input: {} as Types.ViewerAsked,
    events: {} as Types.ViewerEvent,
    emitted: {} as Types.ViewerEmitted,
    output: {} as Answer<null>,
    children: {} as { renewAddress: 'renewAddress' },
  },
  actors: { renewAddress },
  guards: {
    isOther: ({ context }, { index }: { index: number }) =>
      index !== context.index && context.files[index] !== undefined,
    isOwn: ({ context }) => context.isOwn,
    isReady: ({ context }) => current(context).url !== null,
    isRenewed: ({ context }) => context.renewed === current(context).hash,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeIndex: assign((_, { index }: { index: number }) => ({ index, renewed: null })),
    storeAddress: assign(({ context }, address: Types.ViewerAddress) => ({
      renewed: address.hash,
      files: context.files.map((file) =>
        file.hash === address.hash ? { ...file, ...address } : file,
      ),
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    moveFile: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: 'viewer-move',
      dialog: 'folderMove' as const,
      input: { hashes: [current(context).hash], from: context.folder },
    })),
  },
}).createMachine({
  id: 'viewer',
  description: 'Shows files in full size, one after the other.',
  meta: { requirement: 'issue 18 viewer; peers §2.7; contract §4.3' },
  context: ({ input }) => ({ ...input, renewed: null, failure: null }),
  initial: 'arriving',
  on: {
    'file.move': { guard: 'isOwn', actions: 'moveFile' },
    'file.choose': {
      guard: { type: 'isOther', params: eventOf },
      target: '.arriving',
      actions: { type: 'storeIndex', params: eventOf },
    },
  },
  states: {
    arriving: {
      description: 'The file says whether it can be shown.',
      entry: 'clearFailure',
      always: [{ guard: 'isReady', target: 'showing' }, { target: 'unready' }],
    },
    showing: {
      description: 'The file is shown, its colour or its small picture until it has loaded.',
      on: {
        'file.broken': [{ guard: 'isRenewed', target: 'failed' }, { target: 'renewing' }],
      },
    },
    renewing: {
      description: 'It did not load, maybe since its address expired: another one is asked for.',
      entry: 'clearFailure',
      invoke: {
        id: 'renewAddress',
        src: 'renewAddress',
        input: ({ context }) => endedOf(context),
        onDone: { target: 'arriving', actions: { type: 'storeAddress', params: outputOf } },
        onError: [
          whenSignedOut('failed'),
          { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    unready: {
      description: 'The file is being made ready; it can be asked for again.',
      on: {
        'viewer.retry': { target: 'renewing' },
        'connection.restored': { target: 'renewing' },
      },
    },
    failed: {
      description: 'The file did not load; it can be tried again.',
      on: {
        'viewer.retry': { target: 'renewing' },
        'connection.restored': { target: 'renewing' },
      },
    },
  },
});
