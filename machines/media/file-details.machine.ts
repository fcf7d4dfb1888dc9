import { and, assign, setup, stateIn } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { pieceOf } from '../parts/children.ts';
import { reload, resourceStates } from '../parts/resource.ts';
import { fileCaptionsMachine } from './file-captions.machine.ts';
import { loadUses } from './file-details.ports.ts';
import type * as Types from './file-details.types.ts';
import { filePosterMachine } from './file-poster.machine.ts';
import { filePreviewMachine } from './file-preview.machine.ts';
import type { FileUses } from './file-uses.types.ts';
import type { FileChanges, FileDetailsAnswer, FileDetailsAsked } from './inspection.types.ts';
import type { LibraryFile } from './library-file.types.ts';

type Context = Types.FileDetailsContext;

const reading = resourceStates({
  port: {
    src: 'loadUses',
    input: ({ context }: { context: Context }) => ({ hash: context.file.hash }),
  },
  descriptions: {
    loading: 'The facts stand there; the uses of the file are on their way.',
    failed: 'The uses did not come; they can be read again.',
  },
  read: { target: 'shown', actions: { type: 'storeUses', params: outputOf<FileUses> } },
  on: { 'uses.retry': reload, 'connection.restored': reload },
});
/** A server that says nothing about previews has no captions either. */
const isTended = ({ type, url, purchase, preview }: LibraryFile) =>
  type === 'video' && url !== null && purchase === null && preview !== undefined;

const posterOf = ({ hash, url, thumbUrl, width, height, placeholder }: LibraryFile) => ({
  hash,
  url: url ?? '',
  thumbUrl,
  width,
  height,
  placeholder,
});

/** Nothing is answered where nothing was done. */
const answerOf = ({ file, changes, next }: Context): Answer<FileDetailsAnswer> =>
  next === null && Object.keys(changes).length === 0
    ? { kind: 'cancelled' }
    : { kind: 'confirmed', value: { hash: file.hash, changes, next } };

/** The facts of a file of the library, and the posts and messages that show it. */
export const fileDetailsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as FileDetailsAsked,
    events: {} as Types.FileDetailsEvent,
    output: {} as Answer<FileDetailsAnswer>,
    children: {} as {
      loadUses: 'loadUses';
      captions: 'captions';
      poster: 'poster';
      preview: 'preview';
    },
  },
  actors: {
    loadUses,
    captions: fileCaptionsMachine,
    poster: filePosterMachine,
    preview: filePreviewMachine,
  },
  guards: {
    isSettled: and([
      stateIn({ open: { captions: 'settled' } }),
      stateIn({ open: { poster: 'settled' } }),
      stateIn({ open: { preview: 'settled' } }),
    ]),
  },
  actions: {
    storeUses: assign((_, uses: FileUses) => ({ uses })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    storeChange: assign(
      ({ context: { changes } }, { captions, preview, thumbUrl }: FileChanges) => ({
        changes: {
          ...changes,
          ...(captions && { captions }),
          ...(preview && { preview }),
          ...(thumbUrl && { thumbUrl }),
        },
      }),
    ),
    requestDeletion: assign({ next: 'deletion' }),
  },
}).createMachine({
  id: 'fileDetails',
  description: 'Shows what a file of the library is and where it is used, and tends a video.',
  meta: {
    requirement: 'issue 40 library: used in, size; issue 40 player captions; screens §8',
  },
  context: ({ input: { file }, spawn, self }) => {
    const { hash, captions = [], preview } = file;
    const isOffered = preview === 'on';
    return {
      file,
      uses: null,
      failure: null,
      changes: {},
      next: null,
      captions: isTended(file)
        ? pieceOf(self, spawn('captions', { id: 'captions', input: { hash, captions } }))
        : null,
      poster: isTended(file)
        ? pieceOf(self, spawn('poster', { id: 'poster', input: posterOf(file) }))
        : null,
      preview:
        isTended(file) && preview !== 'none'
          ? pieceOf(self, spawn('preview', { id: 'preview', input: { hash, kept: { isOffered } } }))
          : null,
    };
  },
  output: ({ context }) => answerOf(context),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      description: 'The facts of the file stand there.',
      on: {
        'file.delete': { guard: 'isSettled', target: 'deleting', actions: 'requestDeletion' },
        'dialog.dismiss': { target: 'left' },
        'captions.changed': { actions: { type: 'storeChange', params: eventOf } },
        'poster.changed': { actions: { type: 'storeChange', params: eventOf } },
        'preview.changed': { actions: { type: 'storeChange', params: eventOf } },
      },
      states: {
        uses: {
          description: 'Posts and messages that show the file.',
          initial: 'loading',
          states: {
            ...reading,
            // A dialog that is busy stays open: this one may be left while it reads.
            loading: { ...reading.loading, tags: [] },
            shown: { description: 'Posts and messages are listed, or that there are none.' },
          },
        },
        captions: {
          description: 'Captions of the video, which have a chart of their own.',
          initial: 'settled',
          states: {
            settled: {
              description: 'No caption is on its way.',
              on: { 'captions.begun': { target: 'sending' } },
            },
            sending: {
              description: 'Captions are being added or removed: the dialog stays open.',
              tags: 'busy',
              on: { 'captions.ended': { target: 'settled' } },
            },
          },
        },
        poster: {
          description: 'The picture that stands for the video, which has a chart of its own.',
          initial: 'settled',
          states: {
            settled: {
              description: 'No picture is on its way.',
              on: { 'poster.begun': { target: 'sending' } },
            },
            sending: {
              description: 'A picture is being sent: the dialog stays open.',
              tags: 'busy',
              on: { 'poster.ended': { target: 'settled' } },
            },
          },
        },
        preview: {
          description: 'The offer of its first seconds, which has a chart of its own.',
          initial: 'settled',
          states: {
            settled: {
              description: 'No choice is on its way.',
              on: { 'preview.begun': { target: 'sending' } },
            },
            sending: {
              description: 'A choice is being stored: the dialog stays open.',
              tags: 'busy',
              on: { 'preview.ended': { target: 'settled' } },
            },
          },
        },
      },
    },
    deleting: {
      description: 'Its deletion is asked for, which another dialog does.',
      type: 'final',
    },
    left: { description: 'It was closed; the output is what was changed in it.', type: 'final' },
  },
});
