import { outputOf } from '../lib/params.ts';
import { uploadSetup } from './upload.setup.ts';
import type { UploadStatus } from './uploaded.types.ts';

const notify = (status: UploadStatus) => ({ type: 'notify', params: { status } }) as const;

/** State of a file that is fine; without an answer it is sent as one that nobody knows. */
export const comparing = uploadSetup.createStateConfig({
  description: 'The member’s files are searched for one with the same bytes.',
  entry: notify('checking'),
  exit: 'storeCompared',
  invoke: {
    id: 'findDuplicate',
    src: 'findDuplicate',
    input: ({ context: { id, name, size, source } }) => ({
      id,
      source: source ?? { name, size, type: '' },
    }),
    onDone: [
      {
        guard: { type: 'isDuplicate', params: ({ event }) => ({ found: event.output }) },
        target: 'duplicate',
        actions: { type: 'storeDuplicate', params: ({ event }) => ({ found: event.output }) },
      },
      { target: 'uploading' },
    ],
    onError: { target: 'uploading' },
  },
});

/** State of a file that the member has; it takes no place among those that move. */
export const duplicate = uploadSetup.createStateConfig({
  description: 'The member has these bytes already, and says whether that file is used.',
  meta: { requirement: 'screens §7 duplicate' },
  entry: notify('duplicate'),
  on: {
    'duplicate.use': { target: 'processing', actions: 'useDuplicate' },
    'duplicate.send': { target: 'queued' },
  },
});

/** State of a file that is at the server. */
export const processing = uploadSetup.createStateConfig({
  description: 'The server has it and makes its sizes.',
  entry: notify('processing'),
  on: {
    'file.delayed': {
      actions: [
        { type: 'storeReason', params: ({ event: { reason } }) => ({ reason }) },
        notify('processing'),
      ],
    },
  },
  invoke: {
    id: 'processing',
    src: 'processing',
    input: ({ context, self }) => ({ hash: context.hash ?? '', parent: self }),
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
        guard: { type: 'isGone', params: outputOf },
        target: 'failed',
        actions: { type: 'storeReason', params: { reason: { kind: 'gone' } } },
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
});
