import { assign, emit, sendTo, setup } from 'xstate';
import { isHeld } from '../lib/held-file.ts';
import { processingMachine } from './processing.machine.ts';
import { checkFile, discardUpload, findDuplicate, sendFile, watchNetwork } from './upload.ports.ts';
import type { UploadReason, UploadStatus } from './uploaded.types.ts';
import {
  isDelay,
  wayOn,
  type Duplicate,
  type UploadContext,
  type UploadEmitted,
  type UploadEvent,
  type UploadStart,
  type UploadOutcome,
} from './upload.types.ts';

type Progress = Pick<UploadContext, 'share' | 'rate'>;
type Why = { reason: UploadReason | null };
type Found = { found: Duplicate };
/** Seconds before a file is sent again that the server could not take: at first, and at most. */
const usualRest = 10;
const longestRest = 300;
/** Seconds after an interruption until the next try: at first, and at most. */
const shortestBreak = 1;
const longestBreak = 30;

/** Check, upload and processing of one file; `rest` grows with each refusal of a full server. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadStart,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    children: {} as {
      checkFile: 'checkFile';
      findDuplicate: 'findDuplicate';
      sendFile: 'sendFile';
      watchNetwork: 'watchNetwork';
      processing: 'processing';
      discardUpload: 'discardUpload';
    },
  },
  actors: {
    checkFile,
    findDuplicate,
    sendFile,
    watchNetwork,
    discardUpload,
    processing: processingMachine,
  },
  guards: {
    isFine: (_, { reason }: Why) => reason === null,
    /** Only what the library lists, and once: a face is chosen anew, whoever has it already. */
    isComparable: ({ context: { purpose, isCompared } }, { reason }: Why) =>
      reason === null && !isCompared && (purpose === 'post' || purpose === 'message'),
    isDuplicate: (_, { found }: Found) => found !== null,
    isUnauthenticated: (_, { reason }: Why) => reason?.kind === 'sessionOver',
    isDelayed: (_, { reason }: Why) => isDelay(reason),
    canRetry: ({ context }) => wayOn(context) === 'retry',
    isTaken: ({ context: { hash } }) => hash !== null,
    isUnfinished: ({ context: { address, hash } }) => address !== null && hash === null,
    isReady: (_, { kind }: UploadOutcome) => kind === 'ready',
    isBroken: (_, { kind }: UploadOutcome) => kind === 'broken',
    isGone: (_, { kind }: UploadOutcome) => kind === 'gone',
  },
  actions: {
    notify: emit(({ context }, { status }: { status: UploadStatus }) => {
      const { id, name, size, source, share, rate, reason, hash, picture, address } = context;
      const file = { id, name, size, source, share, rate, reason, hash, picture };
      const upload = { ...file, status, ...(address !== null && { canResume: true }) };
      return { type: 'upload.changed' as const, upload };
    }),
    /** Restarts an upload; a file that the server still has is not sent again. */
    startOver: assign(({ context }) =>
      isHeld(context)
        ? { reason: null }
        : { share: 0, rate: null, reason: null, hash: null, picture: null },
    ),
    storeCompared: assign({ isCompared: true }),
    storeDuplicate: assign((_, { found }: Found) => ({ knownHash: found?.hash ?? null })),
    useDuplicate: assign(({ context: { knownHash } }) => ({ hash: knownHash, share: 1 })),
    storeProgress: assign(({ context }, { share, rate }: Progress) => ({
      share,
      rate,
      misses: share > context.share ? 0 : context.misses,
    })),
    storeAddress: assign((_, { address }: { address: string }) => ({ address })),
    storeInterruption: assign(({ context }) => ({
      reason: { kind: 'offline' } as const,
      rate: null,
      misses: context.misses + 1,
    })),
    forgetReason: assign({ reason: null }),
    resume: sendTo('sendFile', { type: 'transfer.resume' }),
    storeHash: assign((_, { hash }: { hash: string }) => ({ hash, rate: null })),
    storeReason: assign((_, params: Why) => params),
    storePicture: assign((_, outcome: UploadOutcome) =>
      outcome.kind === 'ready' ? { picture: outcome.picture, reason: null } : {},
    ),
    countRest: assign({ rests: ({ context }) => context.rests + 1 }),
  },
  delays: {
    /** Pause that the server asked for, doubled each time, as all bytes are sent again. */
    rest: ({ context: { reason, rests } }) => {
      const asked = (isDelay(reason) ? reason.retryAfter : undefined) ?? usualRest;
      return 1_000 * Math.max(1, asked, Math.min(asked * 2 ** (rests - 1), longestRest));
    },
    /** Doubled with each interruption after which no byte moved. */
    break: ({ context: { misses } }) =>
      1_000 * Math.min(shortestBreak * 2 ** (misses - 1), longestBreak),
  },
});
