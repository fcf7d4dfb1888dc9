import { assign, sendTo, setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import { failureOf, outputOf, type Failed } from '../lib/params.ts';
import { loadFile } from './processing.ports.ts';
import type * as Types from './upload.types.ts';
import type { UploadOutcome } from './upload.types.ts';

type Progress = Types.FileProgress;
const delayOf = (progress: Progress) => (progress.kind === 'pending' ? progress.delay : null);

/** Milliseconds between two requests, the last one again and again. */
const pauses = [250, 500, 1_000, 2_000, 4_000, 10_000];
/** Requests in a row that may stay without an answer: about five minutes. */
const mostMisses = 30;

const passing: ReadonlySet<string> = new Set(['offline', 'unavailable', 'throttled']);

/** Polls the server with backoff until a file is processed; a lost connection is bounded. */
export const processingMachine = setup({
  types: {
    context: {} as Types.ProcessingContext,
    input: {} as Types.ProcessingInput,
    output: {} as UploadOutcome,
    children: {} as { loadFile: 'loadFile' },
  },
  actors: { loadFile },
  guards: {
    isReady: (_, { kind }: Progress) => kind === 'ready',
    isBroken: (_, { kind }: Progress) => kind === 'broken',
    isLost: (_, { kind }: Progress) => kind === 'gone',
    isOtherDelay: ({ context }, progress: Progress) =>
      progress.kind === 'pending' && progress.delay?.kind !== context.delay?.kind,
    isGone: attemptGuards.isGone,
    canRetry: ({ context }, { failure }: Failed) =>
      passing.has(failure.kind) && context.missed < mostMisses,
  },
  actions: {
    storeOutcome: assign((_, progress: Progress) =>
      progress.kind === 'pending' ? {} : { outcome: progress },
    ),
    storeDelay: assign((_, progress: Progress) => ({ delay: delayOf(progress) })),
    reportDelay: sendTo(
      ({ context }) => context.parent,
      ({ context: { delay } }) => ({ type: 'file.delayed' as const, reason: delay }),
    ),
    storeGone: assign({ outcome: { kind: 'gone' } as const }),
    countMiss: assign(({ context }) => ({ missed: context.missed + 1 })),
    forgetMisses: assign({ missed: 0 }),
    lengthenPause: assign(({ context }) => ({
      turn: Math.min(context.turn + 1, pauses.length - 1),
    })),
  },
  delays: { pause: ({ context }) => pauses[context.turn] ?? 0 },
}).createMachine({
  id: 'processing',
  description: 'The server makes the sizes of a file, and is polled until it has.',
  meta: { requirement: 'decisions §9 upload states; contract §8.3' },
  context: ({ input }) => ({
    ...input,
    turn: 0,
    missed: 0,
    delay: null,
    outcome: { kind: 'unreachable' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'asking',
  states: {
    asking: {
      description: 'A request for the file is on its way.',
      invoke: {
        id: 'loadFile',
        src: 'loadFile',
        input: ({ context: { hash } }) => ({ hash }),
        onDone: [
          {
            guard: { type: 'isReady', params: outputOf },
            target: 'ready',
            actions: { type: 'storeOutcome', params: outputOf },
          },
          {
            guard: { type: 'isBroken', params: outputOf },
            target: 'broken',
            actions: { type: 'storeOutcome', params: outputOf },
          },
          {
            guard: { type: 'isLost', params: outputOf },
            target: 'unreachable',
            actions: 'storeGone',
          },
          {
            guard: { type: 'isOtherDelay', params: outputOf },
            target: 'waiting',
            actions: ['forgetMisses', { type: 'storeDelay', params: outputOf }, 'reportDelay'],
          },
          { target: 'waiting', actions: 'forgetMisses' },
        ],
        onError: [
          {
            guard: { type: 'canRetry', params: failureOf },
            target: 'waiting',
            actions: 'countMiss',
          },
          {
            guard: { type: 'isGone', params: failureOf },
            target: 'unreachable',
            actions: 'storeGone',
          },
          { target: 'unreachable' },
        ],
      },
    },
    waiting: {
      description: 'The file is not processed yet; the next request comes after a pause.',
      after: { pause: { target: 'asking', actions: 'lengthenPause' } },
    },
    ready: { description: 'Every size is made.', type: 'final' },
    broken: { description: 'The server can make nothing of the file.', type: 'final' },
    unreachable: {
      description:
        'The server did not answer for long, refused the request, or has the file no more.',
      type: 'final',
    },
  },
});
