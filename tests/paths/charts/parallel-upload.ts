import { createMachine, fromPromise } from 'xstate';

const part = (src: string) => ({
  initial: 'sending',
  states: {
    sending: {
      invoke: { src, onDone: 'sent', onError: 'failed' },
    },
    failed: { on: { 'upload.retry': 'sending' } },
    sent: { type: 'final' as const },
  },
});

/** Three parallel regions; the chart is done when all of them are. */
export const parallelUpload = createMachine(
  {
    id: 'parallelUpload',
    initial: 'idle',
    states: {
      idle: { on: { 'upload.start': 'uploading' } },
      uploading: {
        type: 'parallel',
        states: { first: part('sendFirst'), second: part('sendSecond'), third: part('sendThird') },
        onDone: 'complete',
        on: { 'upload.cancel': 'idle' },
      },
      complete: { type: 'final' },
    },
  },
  {
    actors: {
      sendFirst: fromPromise(async () => 1),
      sendSecond: fromPromise(async () => 2),
      sendThird: fromPromise(async () => 3),
    },
  },
);
