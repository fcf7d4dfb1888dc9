import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { isServerFull, isUnserved, type Failure } from '../lib/failure.ts';
import { keepOutbox, findSent, sendMessage } from './outbox.ports.ts';
import {
  change,
  doubtful,
  failed,
  found,
  headOf,
  heldUp,
  isSpent,
  isStill,
  putBack,
  requeued,
  retried,
  sent,
  submitted,
  without,
  withoutKey,
  withoutRoom,
} from './outbox.ts';
import type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxItem,
  OutboxReport,
  SendOutcome,
  SendReason,
  SentSearch,
  Submission,
} from './outbox.types.ts';

type GeneratedKey = Extract<OutboxReport, { type: 'key.generated' }>;
type Pointer = { localId: number };
type Key = { key: string };
type Refusal = { failure: Failure };

/** Seconds, where a server that takes nothing does not say how long. */
const usualWait = 5;

const waitOf = (failure: Failure): number => {
  if (failure.kind === 'unavailable') return failure.retryAfter ?? usualWait;
  return failure.kind === 'throttled' ? failure.retryAfter : 0;
};

/** True if the server may have received the message: only then is the history checked. */
const leavesDoubt = ({ kind }: Failure): boolean =>
  kind === 'offline' ||
  kind === 'unavailable' ||
  kind === 'unexpected' ||
  kind === 'sessionChanged' ||
  kind === 'conflict';

/** Queue of unsent messages; the history is read after a `deadline` of 10 s. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as OutboxInput,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
    children: {} as { keepOutbox: 'keepOutbox'; sendMessage: 'sendMessage'; findSent: 'findSent' },
  },
  actors: { keepOutbox, sendMessage, findSent },
  guards: {
    isQueued: ({ context }) => {
      const head = headOf(context.items);
      return head?.status === 'queued' && head.key !== null;
    },
    isUnknown: ({ context }) => headOf(context.items)?.status === 'unknown',
    isFailed: ({ context }, { localId }: Pointer) =>
      context.items.some((item) => item.localId === localId && item.status === 'failed'),
    isStill: ({ context }, { localId }: Pointer) =>
      context.items.some((item) => item.localId === localId && isStill(item)),
    isUnderWay: ({ context }, { key }: Key) => context.underWay === key,
    isRefused: (_, { outcome }: { outcome: SendOutcome }) => !outcome.accepted,
    isSpent: ({ context: { items, underWay } }) => isSpent(items, underWay),
    isFound: (_, { found }: { found: SentSearch }) => found !== null && found !== 'unsure',
    isUnsure: (_, { found }: { found: SentSearch }) => found === 'unsure',
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isThrottled: (_, { failure }: Refusal) => failure.kind === 'throttled',
    isUnserved: (_, { failure }: Refusal) => isUnserved(failure),
    isServerFull: (_, { failure }: Refusal) => isServerFull(failure),
    isInDoubt: (_, { failure }: Refusal) => leavesDoubt(failure),
  },
  actions: {
    storeFound: assign(({ context }, params: { items: readonly OutboxItem[] }) =>
      found(context, params.items),
    ),
    storeKey: assign(({ context }, { localId, key, at }: GeneratedKey) => ({
      items: change(context.items, localId, { key, at }),
    })),
    submit: assign(({ context }, submission: Submission) => submitted(context, submission)),
    askKey: sendTo('keepOutbox', ({ context }) => ({
      type: 'key.wanted' as const,
      localId: context.nextLocalId - 1,
    })),
    saveItems: sendTo('keepOutbox', ({ context: { items } }) => ({
      type: 'items.changed' as const,
      items,
    })),
    takeUp: assign(({ context }) => ({ underWay: headOf(context.items)?.key ?? null })),
    markSending: assign(({ context: { items, underWay } }) => ({ items: sent(items, underWay) })),
    markUnknown: assign(({ context: { items, underWay } }) => ({
      items: doubtful(items, underWay),
    })),
    markWithoutRoom: assign(({ context: { items, underWay } }) => ({
      items: withoutRoom(items, underWay),
    })),
    markFailed: assign(({ context: { items, underWay } }, { reason }: { reason: SendReason }) => ({
      items: failed(items, underWay, reason),
      underWay: null,
    })),
    requeue: assign(({ context: { items, underWay } }) => ({ items: requeued(items, underWay) })),
    putBack: assign(({ context: { items, underWay } }) => ({ items: putBack(items, underWay) })),
    holdUp: assign(({ context: { items, underWay } }) => ({ items: heldUp(items, underWay) })),
    takeOut: assign(({ context: { items, underWay } }) => ({
      items: withoutKey(items, underWay),
      underWay: null,
    })),
    takeConfirmed: assign(({ context }, { key }: Key) => ({
      items: withoutKey(context.items, key),
    })),
    storeWait: assign((_, { failure }: Refusal) => ({
      retryAfter: Math.max(1, waitOf(failure)),
    })),
    retry: assign(({ context }, { localId }: Pointer) => ({
      items: retried(context.items, localId),
    })),
    giveBack: enqueueActions(({ context, enqueue }, { localId }: Pointer) => {
      const item = context.items.find((one) => one.localId === localId);
      if (!item) return;
      enqueue.assign({ items: without(context.items, localId) });
      enqueue.emit({ type: 'message.returned', item });
    }),
    discard: assign(({ context }, { localId }: Pointer) => ({
      items: without(context.items, localId),
    })),
    announceFailure: emit(({ context }) => ({
      type: 'message.failed' as const,
      chat: context.chat,
    })),
  },
  delays: {
    /** An answer that takes longer is not waited for: the history is asked. */
    deadline: 10_000,
    backoff: ({ context }) => 1000 * 2 ** Math.max(0, (headOf(context.items)?.attempts ?? 1) - 1),
    pause: 5_000,
    lockout: ({ context }) => context.retryAfter * 1000,
  },
});
