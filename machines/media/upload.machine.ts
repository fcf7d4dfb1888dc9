import { assign, emit, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import { processingMachine } from './processing.machine.ts';
import { checkFile, sendFile } from './upload.ports.ts';
import {
  isFinal,
  type UploadContext,
  type UploadEmitted,
  type UploadEvent,
  type UploadInput,
  type UploadOutcome,
  type UploadReason,
  type UploadStatus,
} from './upload.types.ts';

type Why = { reason: UploadReason | null };
const notify = (status: UploadStatus) => ({ type: 'notify', params: { status } }) as const;

/** One file on its way from this device to the server. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    children: {} as { checkFile: 'checkFile'; sendFile: 'sendFile'; processing: 'processing' },
  },
  actors: { checkFile, sendFile, processing: processingMachine },
  guards: {
    isFine: (_, { reason }: Why) => reason === null,
    isSessionOver: (_, { reason }: Why) => reason?.kind === 'sessionOver',
    canRetry: ({ context: { reason } }) => !isFinal(reason),
    isReady: (_, { kind }: UploadOutcome) => kind === 'ready',
    isBroken: (_, { kind }: UploadOutcome) => kind === 'broken',
  },
  actions: {
    notify: emit(({ context }, { status }: { status: UploadStatus }) => {
      const { id, source, share, reason, hash, picture } = context;
      const { name, size } = source;
      const upload = { id, name, size, status, share, reason, hash, picture, source };
      return { type: 'upload.changed' as const, upload };
    }),
    startOver: assign({ share: 0, reason: null }),
    storeShare: assign((_, params: { share: number }) => params),
    storeHash: assign((_, params: { hash: string }) => params),
    storeReason: assign((_, params: Why) => params),
    storePicture: assign((_, outcome: UploadOutcome) =>
      outcome.kind === 'ready' ? { picture: outcome.picture } : {},
    ),
    announceExpiry: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'upload',
  description: 'A file is checked, sent and made ready.',
  meta: { requirement: 'decisions §9 upload states' },
  context: ({ input }) => ({ ...input, share: 0, reason: null, hash: null, picture: null }),
  initial: 'queued',
  states: {
    queued: {
      description: 'Others are on their way; its turn comes.',
      entry: ['startOver', notify('queued')],
      on: { 'turn.given': { target: 'checking' }, 'upload.cancel': { target: 'cancelled' } },
    },
    checking: {
      description: 'Size and kind are looked at before a byte moves.',
      entry: notify('checking'),
      on: { 'upload.cancel': { target: 'cancelled' } },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { source, purpose } }) => ({ source, purpose }),
        onDone: [
          {
            guard: { type: 'isFine', params: ({ event }) => ({ reason: event.output }) },
            target: 'uploading',
          },
          {
            target: 'failed',
            actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeReason', params: { reason: { kind: 'unreadable' } } },
        },
      },
    },
    uploading: {
      description: 'Its bytes are on their way.',
      entry: notify('uploading'),
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { id, source, purpose } }) => ({ id, source, purpose }),
      },
      on: {
        'progress.made': {
          actions: [
            { type: 'storeShare', params: ({ event: { share } }) => ({ share }) },
            notify('uploading'),
          ],
        },
        'file.taken': {
          target: 'processing',
          actions: { type: 'storeHash', params: ({ event: { hash } }) => ({ hash }) },
        },
        'file.refused': [
          {
            guard: { type: 'isSessionOver', params: ({ event: { reason } }) => ({ reason }) },
            target: 'failed',
            actions: [
              { type: 'storeReason', params: ({ event: { reason } }) => ({ reason }) },
              'announceExpiry',
            ],
          },
          {
            target: 'failed',
            actions: {
              type: 'storeReason',
              params: ({ event: { reason } }) => ({ reason }),
            },
          },
        ],
        'upload.cancel': { target: 'cancelled' },
      },
    },
    processing: {
      description: 'The server has it and makes its sizes.',
      entry: notify('processing'),
      on: { 'upload.cancel': { target: 'cancelled' } },
      invoke: {
        id: 'processing',
        src: 'processing',
        input: ({ context }) => ({ hash: context.hash ?? '' }),
        onDone: [
          {
            guard: { type: 'isReady', params: outputOf },
            target: 'ready',
            actions: { type: 'storePicture', params: outputOf },
          },
          {
            guard: { type: 'isBroken', params: outputOf },
            target: 'failed',
            actions: { type: 'storeReason', params: { reason: { kind: 'broken' } } },
          },
          {
            target: 'failed',
            actions: { type: 'storeReason', params: { reason: { kind: 'offline' } } },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeReason', params: { reason: { kind: 'offline' } } },
        },
      },
    },
    ready: {
      description: 'It can be shown and sent.',
      entry: notify('ready'),
      on: { 'upload.cancel': { target: 'cancelled' } },
    },
    failed: {
      description:
        'It did not come through, and says why; the same intent is tried again where that may help.',
      meta: { requirement: 'spec §8 upload failure' },
      entry: notify('failed'),
      on: {
        'upload.retry': { guard: 'canRetry', target: 'queued' },
        'upload.cancel': { target: 'cancelled' },
      },
    },
    cancelled: {
      description: 'It is not wanted any more.',
      type: 'final',
      entry: notify('cancelled'),
    },
  },
});
