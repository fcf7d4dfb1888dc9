import { assign, emit, setup } from 'xstate';
import { isHeld } from '../lib/held-file.ts';
import { processingMachine } from './processing.machine.ts';
import { checkFile, sendFile } from './upload.ports.ts';
import type { UploadReason, UploadStatus } from './uploaded.types.ts';
import {
  isDelay,
  wayOn,
  type UploadContext,
  type UploadEmitted,
  type UploadEvent,
  type UploadStart,
  type UploadOutcome,
} from './upload.types.ts';

type Progress = Pick<UploadContext, 'share' | 'rate'>;
type Why = { reason: UploadReason | null };
/** Seconds before a file is sent again that the server could not take: at first, and at most. */
const usualRest = 10;
const longestRest = 300;

/** Check, upload and processing of one file; `rest` grows with each refusal of a full server. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadStart,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    children: {} as { checkFile: 'checkFile'; sendFile: 'sendFile'; processing: 'processing' },
  },
  actors: { checkFile, sendFile, processing: processingMachine },
  guards: {
    isFine: (_, { reason }: Why) => reason === null,
    isUnauthenticated: (_, { reason }: Why) => reason?.kind === 'sessionOver',
    isDelayed: (_, { reason }: Why) => isDelay(reason),
    canRetry: ({ context }) => wayOn(context) === 'retry',
    isTaken: ({ context: { hash } }) => hash !== null,
    isReady: (_, { kind }: UploadOutcome) => kind === 'ready',
    isBroken: (_, { kind }: UploadOutcome) => kind === 'broken',
    isGone: (_, { kind }: UploadOutcome) => kind === 'gone',
  },
  actions: {
    notify: emit(({ context }, { status }: { status: UploadStatus }) => {
      const { purpose: _, rests: __, ...file } = context;
      const upload = { ...file, status };
      return { type: 'upload.changed' as const, upload };
    }),
    /** Restarts an upload; a file that the server still has is not sent again. */
    startOver: assign(({ context }) =>
      isHeld(context)
        ? { reason: null }
        : { share: 0, rate: null, reason: null, hash: null, picture: null },
    ),
    storeProgress: assign((_, { share, rate }: Progress) => ({ share, rate })),
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
  },
});
