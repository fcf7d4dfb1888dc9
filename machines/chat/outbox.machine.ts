import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { named } from './outbox.ts';
import type { OutboxContext, SendInput, SendOutcome, SendReason } from './outbox.types.ts';
import { outboxSetup } from './outbox.setup.ts';

const answered = ({ event }: { event: { output: SendOutcome } }) => ({ outcome: event.output });
const pointed = ({ event }: { event: { localId: number } }) => ({ localId: event.localId });
const keyed = ({ event }: { event: { key: string } }) => ({ key: event.key });
const taken = ({ context }: { context: OutboxContext }): SendInput => {
  const item = named(context.items, context.underWay);
  return {
    ...context.chat,
    text: item?.text ?? '',
    fileHashes: item?.files.flatMap(({ hash }) => hash ?? []) ?? [],
    price: item?.price ?? null,
    key: item?.key ?? '',
    at: item?.at ?? '',
  };
};
const refusal = ({ event: { output } }: { event: { output: SendOutcome } }) => ({
  reason: {
    kind: 'refused',
    message: output.accepted ? null : output.reason,
  } satisfies SendReason,
});
const failure = (from: { event: { error: unknown } }) => ({
  reason: { kind: 'failed', ...failureOf(from) } satisfies SendReason,
});
const unconfirmed = { reason: { kind: 'unconfirmed' } satisfies SendReason };
const lost = { reason: { kind: 'lost' } satisfies SendReason };

/** Outbox of one chat: sends one message at a time, in order, each of them once. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  description: 'Messages that the server has not confirmed are brought to it, or say why not.',
  meta: { requirement: 'decisions §8 send' },
  context: ({ input }) => ({ ...input, items: [], nextLocalId: 1, underWay: null, retryAfter: 1 }),
  invoke: {
    id: 'keepOutbox',
    src: 'keepOutbox',
    input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
  },
  on: {
    'items.found': {
      actions: [{ type: 'storeFound', params: ({ event: { items } }) => ({ items }) }, 'saveItems'],
    },
    'key.generated': { actions: [{ type: 'storeKey', params: ({ event }) => event }, 'saveItems'] },
    'message.submit': { actions: [{ type: 'submit', params: ({ event }) => event }, 'askKey'] },
    'message.confirmed': [
      {
        guard: { type: 'isUnderWay', params: keyed },
        target: '.resting',
        actions: [{ type: 'takeConfirmed', params: keyed }, 'saveItems'],
      },
      { actions: [{ type: 'takeConfirmed', params: keyed }, 'saveItems'] },
    ],
    'message.retry': {
      guard: { type: 'isFailed', params: pointed },
      actions: [{ type: 'retry', params: pointed }, 'saveItems'],
    },
    'message.edit': {
      guard: { type: 'isStill', params: pointed },
      actions: [{ type: 'giveBack', params: pointed }, 'saveItems'],
    },
    'message.discard': {
      guard: { type: 'isStill', params: pointed },
      actions: [{ type: 'discard', params: pointed }, 'saveItems'],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing waits to be sent.',
      always: [
        { guard: 'isUnknown', target: 'reconciling' },
        { guard: 'isQueued', target: 'sending' },
      ],
    },
    sending: {
      description: 'The first message of the queue is on its way.',
      tags: 'busy',
      entry: ['takeUp', 'markSending', 'saveItems'],
      after: { deadline: { target: 'reconciling', actions: ['markUnknown', 'saveItems'] } },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: taken,
        onDone: [
          {
            guard: { type: 'isRefused', params: answered },
            target: 'resting',
            actions: [{ type: 'markFailed', params: refusal }, 'saveItems', 'announceFailure'],
          },
          { target: 'resting', actions: ['takeOut', 'saveItems'] },
        ],
        onError: [
          { ...whenSignedOut('held'), actions: ['putBack', 'saveItems'] },
          {
            guard: { type: 'isThrottled', params: failureOf },
            target: 'lockedOut',
            actions: ['holdUp', { type: 'storeWait', params: failureOf }, 'saveItems'],
          },
          {
            guard: { type: 'isUnserved', params: failureOf },
            target: 'unserved',
            actions: ['holdUp', { type: 'storeWait', params: failureOf }, 'saveItems'],
          },
          {
            guard: { type: 'isServerFull', params: failureOf },
            target: 'serverFull',
            actions: ['markWithoutRoom', { type: 'storeWait', params: failureOf }, 'saveItems'],
          },
          {
            guard: { type: 'isInDoubt', params: failureOf },
            target: 'reconciling',
            actions: ['markUnknown', 'saveItems'],
          },
          {
            target: 'resting',
            actions: [{ type: 'markFailed', params: failure }, 'saveItems', 'announceFailure'],
          },
        ],
      },
    },
    reconciling: {
      description: 'Nobody knows whether it was sent: the history is read before it is sent again.',
      meta: { requirement: 'peers §4.1' },
      tags: 'busy',
      entry: 'takeUp',
      after: { deadline: { target: 'unreachable' } },
      invoke: {
        id: 'findSent',
        src: 'findSent',
        input: taken,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'resting',
            actions: ['takeOut', 'saveItems'],
          },
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ found: event.output }) },
            target: 'resting',
            actions: [{ type: 'markFailed', params: unconfirmed }, 'saveItems', 'announceFailure'],
          },
          {
            guard: 'isSpent',
            target: 'resting',
            actions: [{ type: 'markFailed', params: lost }, 'saveItems', 'announceFailure'],
          },
          { target: 'pausing', actions: ['requeue', 'saveItems'] },
        ],
        onError: [whenSignedOut('held'), { target: 'unreachable' }],
      },
    },
    pausing: {
      description: 'It was not sent; a moment passes before it is tried again.',
      after: { backoff: { target: 'resting' } },
    },
    unreachable: {
      description: 'Not even the history can be read; everything waits for a way through.',
      after: { pause: { target: 'reconciling' } },
      on: { 'connection.restored': { target: 'reconciling' } },
    },
    lockedOut: {
      description: 'Too many messages at once: the server asked to wait.',
      after: { lockout: { target: 'resting' } },
    },
    unserved: {
      description:
        'The server starts or is being maintained: it looked at nothing, and asked to wait.',
      after: { lockout: { target: 'resting' } },
      on: { 'connection.restored': { target: 'resting' } },
    },
    serverFull: {
      description:
        'The server has no room, perhaps for its answer alone: the history is read next.',
      after: { lockout: { target: 'reconciling' } },
      on: { 'connection.restored': { target: 'reconciling' } },
    },
    held: {
      description: 'The session is over; what is written waits for the same member to come back.',
      on: { 'connection.restored': { target: 'resting' } },
    },
  },
});
