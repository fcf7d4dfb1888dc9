import { eventOf } from '../lib/params.ts';
import { uploadSetup } from './upload.setup.ts';
import { comparing, duplicate, processing } from './upload.states.ts';
import type { UploadReason, UploadStatus, UploadInput } from './uploaded.types.ts';
import type { UploadContext } from './upload.types.ts';

/** Maps the context to the upload; without bytes on this device the check fails. */
const toSend = ({ id, purpose, source, name, size }: UploadContext): UploadInput => ({
  id,
  purpose,
  source: source ?? { name, size, type: '' },
});
/** Status while waiting: a file that the server has skips the queue. */
const whileWaiting = ({ context: { hash } }: { context: UploadContext }) => ({
  status: hash === null ? ('queued' as const) : ('processing' as const),
});
const refused = ({ event: { reason } }: { event: { reason: UploadReason } }) => ({ reason });
const notify = (status: UploadStatus) => ({ type: 'notify', params: { status } }) as const;

/** One file on its way from this device to the server. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  description: 'A file is checked, sent and made ready.',
  meta: { requirement: 'decisions §9 upload states' },
  context: ({ input }) => {
    const { id, purpose, source } = input;
    const isThere = 'hash' in input;
    const { name, size } = isThere ? input : input.source;
    const file = {
      id,
      purpose,
      source,
      name,
      size,
      reason: null,
      picture: null,
      rests: 0,
      misses: 0,
      rate: null,
      address: null,
      knownHash: null,
      isCompared: false,
    };
    return { ...file, share: isThere ? 1 : 0, hash: isThere ? input.hash : null };
  },
  initial: 'queued',
  on: {
    'upload.cancel': [{ guard: 'isUnfinished', target: '.discarding' }, { target: '.cancelled' }],
  },
  states: {
    queued: {
      description: 'Others are on their way; its turn comes. What the server has waits for none.',
      entry: { type: 'notify', params: whileWaiting },
      always: { guard: 'isTaken', target: 'processing' },
      on: { 'slot.granted': { target: 'checking' } },
    },
    checking: {
      description: 'Size and kind are looked at before a byte moves.',
      entry: notify('checking'),
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => toSend(context),
        onDone: [
          {
            guard: { type: 'isComparable', params: ({ event }) => ({ reason: event.output }) },
            target: 'comparing',
          },
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
    comparing,
    duplicate,
    uploading: {
      description: 'Its bytes are on their way.',
      initial: 'moving',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context }) => toSend(context),
      },
      on: {
        'upload.begun': { actions: { type: 'storeAddress', params: eventOf } },
        'file.taken': {
          target: 'processing',
          actions: { type: 'storeHash', params: ({ event: { hash } }) => ({ hash }) },
        },
        'file.refused': [
          {
            guard: { type: 'isUnauthenticated', params: refused },
            target: 'failed',
            actions: { type: 'storeReason', params: refused },
          },
          {
            guard: { type: 'isDelayed', params: refused },
            target: 'waiting',
            actions: [{ type: 'storeReason', params: refused }, 'countRest'],
          },
          { target: 'failed', actions: { type: 'storeReason', params: refused } },
        ],
      },
      states: {
        moving: {
          description: 'Bytes move, as far as is known.',
          entry: ['forgetReason', notify('uploading')],
          on: {
            'progress.made': {
              actions: [{ type: 'storeProgress', params: eventOf }, notify('uploading')],
            },
            'transfer.interrupted': { target: 'interrupted', actions: 'storeInterruption' },
          },
        },
        interrupted: {
          description: 'The connection is gone: it goes on by itself, from where it stopped.',
          entry: notify('waiting'),
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'network.restored': { target: 'moving', actions: 'resume' } },
          after: { break: { target: 'moving', actions: 'resume' } },
        },
      },
    },
    waiting: {
      description: 'The server could not take it now: it is sent again by itself after a rest.',
      entry: notify('waiting'),
      after: { rest: { target: 'queued', actions: 'startOver' } },
    },
    processing,
    ready: {
      description: 'It can be shown and sent.',
      entry: notify('ready'),
    },
    failed: {
      description:
        'It did not come through, and says why; the same intent is tried again where that may help.',
      meta: { requirement: 'spec §8 upload failure' },
      entry: notify('failed'),
      on: {
        'upload.retry': { guard: 'canRetry', target: 'queued', actions: 'startOver' },
      },
    },
    discarding: {
      description: 'It is not wanted any more: what the server has of it is removed.',
      entry: notify('cancelled'),
      on: { 'upload.cancel': {} },
      invoke: {
        id: 'discardUpload',
        src: 'discardUpload',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: { target: 'cancelled' },
        onError: { target: 'cancelled' },
      },
    },
    cancelled: {
      description: 'It is not wanted any more.',
      type: 'final',
      entry: notify('cancelled'),
    },
  },
});
