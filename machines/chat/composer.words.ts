import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { PickedFile, Upload } from '../media/upload.types.ts';
import type { UploadOrder } from '../media/uploads.types.ts';
import { attached, isReady, roomFor } from './attachments.ts';
import { findSent, keepDesk, sendMessage } from './composer.ports.ts';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  DeskReport,
  SendOutcome,
  SendReason,
} from './composer.types.ts';
import {
  change,
  changeHead,
  failed,
  headOf,
  requeued,
  restored,
  submitted,
  without,
} from './outbox.ts';

type Opened = Extract<DeskReport, { type: 'desk.opened' }>;
type Drawn = Extract<DeskReport, { type: 'key.drawn' }>;
type Pointer = { localId: number };
type Refusal = { failure: Failure };
type Chosen = { files: readonly PickedFile[] };
const ordered = (order: UploadOrder) => ({ type: 'upload.ordered' as const, order });

/** Whether nobody knows if the server has it: only then history is asked. */
const leavesDoubt = ({ kind }: Failure): boolean =>
  kind === 'offline' ||
  kind === 'unavailable' ||
  kind === 'unexpected' ||
  kind === 'sessionChanged' ||
  kind === 'conflict';

/** The words of the composer chart. */
export const composerWords = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    children: {} as { keepDesk: 'keepDesk'; sendMessage: 'sendMessage'; findSent: 'findSent' },
  },
  actors: { keepDesk, sendMessage, findSent },
  guards: {
    isSendable: ({ context }) =>
      (context.text.trim() !== '' || context.attachments.length > 0) &&
      context.attachments.every(isReady) &&
      context.text.trim().length <= context.limit,
    isQueued: ({ context }) => {
      const head = headOf(context.outbox);
      return head?.status === 'queued' && head.key !== null;
    },
    isUnknown: ({ context }) => headOf(context.outbox)?.status === 'unknown',
    isFailed: ({ context }, { localId }: Pointer) =>
      context.outbox.some((item) => item.localId === localId && item.status === 'failed'),
    isRefused: (_, { outcome }: { outcome: SendOutcome }) => !outcome.accepted,
    isFound: (_, params: { found: unknown }) => params.found !== null,
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isThrottled: (_, { failure }: Refusal) => failure.kind === 'throttled',
    isInDoubt: (_, { failure }: Refusal) => leavesDoubt(failure),
  },
  actions: {
    restoreDesk: assign(({ context }, { text, outbox, attachments, limit }: Opened) => ({
      limit,
      attachments: context.attachments.length === 0 ? attachments : context.attachments,
      text: context.text === '' ? text : context.text,
      outbox: [...restored(outbox, context.outbox), ...context.outbox],
      nextLocalId: Math.max(context.nextLocalId, ...outbox.map((item) => item.localId + 1)),
    })),
    storeKey: assign(({ context }, { localId, key, at }: Drawn) => ({
      outbox: change(context.outbox, localId, { key, at }),
    })),
    storeText: assign((_, params: { text: string }) => params),
    attach: assign(({ context }, { files }: Chosen) => attached(context, files)),
    orderUploads: enqueueActions(({ context, enqueue, self }, { files }: Chosen) => {
      for (const file of roomFor(context, files))
        enqueue.emit(ordered({ type: 'upload.add', purpose: 'message', asker: self, ...file }));
    }),
    storeUpload: assign(({ context }, { upload }: { upload: Upload }) => ({
      attachments: context.attachments.map((one) => (one.id === upload.id ? upload : one)),
    })),
    dropFile: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const attachments = context.attachments.filter((one) => one.id !== id);
      enqueue.assign({ attachments, surplus: 0 });
      enqueue.emit(ordered({ type: 'upload.cancel', id }));
    }),
    retryFile: emit((_, { id }: { id: string }) => ordered({ type: 'upload.retry', id })),
    /** What a message carries is the server's now; the uploads need not remember it. */
    releaseUploads: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.attachments)
        enqueue.emit(ordered({ type: 'upload.cancel', id }));
    }),
    submit: assign(({ context }) => submitted(context)),
    askKey: sendTo('keepDesk', ({ context }) => ({
      type: 'key.wanted' as const,
      localId: context.nextLocalId - 1,
    })),
    saveDesk: sendTo('keepDesk', ({ context: { text, outbox, attachments } }) => ({
      type: 'desk.changed' as const,
      text,
      outbox,
      attachments,
    })),
    markSending: assign(({ context }) => ({
      outbox: changeHead(context.outbox, {
        status: 'sending',
        attempts: (headOf(context.outbox)?.attempts ?? 0) + 1,
      }),
    })),
    markUnknown: assign(({ context }) => ({
      outbox: changeHead(context.outbox, { status: 'unknown' }),
    })),
    markFailed: assign(({ context }, params: { reason: SendReason }) => ({
      outbox: failed(context.outbox, params.reason),
    })),
    requeue: assign(({ context }) => ({ outbox: requeued(context.outbox) })),
    takeOut: assign(({ context }) => ({
      outbox: without(context.outbox, headOf(context.outbox)),
    })),
    storeWait: assign((_, { failure }: Refusal) => ({
      retryAfter: failure.kind === 'throttled' ? Math.max(1, failure.retryAfter) : 1,
    })),
    retry: assign(({ context }, { localId }: Pointer) => ({
      outbox: change(context.outbox, localId, { status: 'unknown', reason: null, attempts: 1 }),
    })),
    takeBack: enqueueActions(({ context, enqueue }, { localId }: Pointer) => {
      const item = context.outbox.find((one) => one.localId === localId);
      const text = [item?.text, context.text].filter(Boolean).join('\n');
      const attachments = [...(item?.files ?? []), ...context.attachments];
      enqueue.assign({ text, attachments, outbox: without(context.outbox, item) });
    }),
    discard: assign(({ context }, { localId }: Pointer) => ({
      outbox: context.outbox.filter((item) => item.localId !== localId),
    })),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: {
    backoff: ({ context }) => 1000 * 2 ** Math.max(0, (headOf(context.outbox)?.attempts ?? 1) - 1),
    pause: 5_000,
    lockout: ({ context }) => context.retryAfter * 1000,
  },
});
