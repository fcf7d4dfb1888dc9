import { toFailure } from '../lib/failure.ts';
import { composerWords } from './composer.words.ts';
import { headOf } from './outbox.ts';
import type { ComposerContext, SendInput } from './composer.types.ts';

const thrown = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const head = ({ context }: { context: ComposerContext }): SendInput => {
  const item = headOf(context.outbox);
  const fileHashes = item?.files.flatMap(({ hash }) => hash ?? []) ?? [];
  return { ...context.chat, text: item?.text ?? '', fileHashes, key: item?.key ?? '' };
};
const pointed = ({ event }: { event: { localId: number } }) => ({ localId: event.localId });

/** Writing to one chat: what is typed is kept, what is sent is sent once, in order. */
export const composerMachine = composerWords.createMachine({
  id: 'composer',
  description: 'A member writes; one message at a time goes to the server.',
  meta: { requirement: 'decisions §8 send' },
  context: ({ input }) => ({
    viewerId: input.viewerId,
    chat: input.chat,
    text: '',
    attachments: [],
    surplus: 0,
    limit: 5000,
    outbox: [],
    nextLocalId: 1,
    retryAfter: 1,
  }),
  invoke: {
    id: 'keepDesk',
    src: 'keepDesk',
    input: ({ context: { viewerId, chat } }) => ({ viewerId, chat }),
  },
  on: {
    'desk.opened': { actions: { type: 'restoreDesk', params: ({ event }) => event } },
    'key.drawn': { actions: [{ type: 'storeKey', params: ({ event }) => event }, 'saveDesk'] },
    'draft.change': {
      actions: [{ type: 'storeText', params: ({ event }) => ({ text: event.text }) }, 'saveDesk'],
    },
    'files.attach': {
      actions: [
        { type: 'orderUploads', params: ({ event: { files } }) => ({ files }) },
        { type: 'attach', params: ({ event: { files } }) => ({ files }) },
      ],
    },
    'attachment.remove': {
      actions: [{ type: 'dropFile', params: ({ event: { id } }) => ({ id }) }, 'saveDesk'],
    },
    'attachment.retry': { actions: { type: 'retryFile', params: ({ event: { id } }) => ({ id }) } },
    'upload.changed': {
      actions: [
        { type: 'storeUpload', params: ({ event: { upload } }) => ({ upload }) },
        'saveDesk',
      ],
    },
    'message.send': { guard: 'isSendable', actions: ['releaseUploads', 'submit', 'askKey'] },
    'message.retry': {
      guard: { type: 'isFailed', params: pointed },
      actions: [{ type: 'retry', params: pointed }, 'saveDesk'],
    },
    'message.edit': {
      guard: { type: 'isFailed', params: pointed },
      actions: [{ type: 'takeBack', params: pointed }, 'saveDesk'],
    },
    'message.discard': {
      guard: { type: 'isFailed', params: pointed },
      actions: [{ type: 'discard', params: pointed }, 'saveDesk'],
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
      entry: ['markSending', 'saveDesk'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: head,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'resting',
            actions: [
              {
                type: 'markFailed',
                params: ({ event }) => ({
                  reason: {
                    kind: 'refused',
                    message: event.output.accepted ? null : event.output.reason,
                  },
                }),
              },
              'saveDesk',
            ],
          },
          { target: 'resting', actions: ['takeOut', 'saveDesk'] },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: thrown },
            target: 'held',
            actions: ['markUnknown', 'saveDesk', 'announceExpiry'],
          },
          {
            guard: { type: 'isThrottled', params: thrown },
            target: 'lockedOut',
            actions: ['requeue', { type: 'storeWait', params: thrown }, 'saveDesk'],
          },
          {
            guard: { type: 'isInDoubt', params: thrown },
            target: 'reconciling',
            actions: ['markUnknown', 'saveDesk'],
          },
          {
            target: 'resting',
            actions: [
              {
                type: 'markFailed',
                params: ({ event }) => ({
                  reason: { kind: 'failed', failure: toFailure(event.error) },
                }),
              },
              'saveDesk',
            ],
          },
        ],
      },
    },
    reconciling: {
      description: 'Nobody knows whether it was sent: the history is read before it is sent again.',
      meta: { requirement: 'peers §4.1' },
      tags: 'busy',
      invoke: {
        id: 'findSent',
        src: 'findSent',
        input: head,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'resting',
            actions: ['takeOut', 'saveDesk'],
          },
          { target: 'pausing', actions: ['requeue', 'saveDesk'] },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: thrown },
            target: 'held',
            actions: 'announceExpiry',
          },
          { target: 'unreachable' },
        ],
      },
    },
    pausing: {
      description: 'It was not sent; a moment passes before it is tried again.',
      after: { backoff: { target: 'resting' } },
    },
    unreachable: {
      description: 'Not even the history can be read; everything waits for a way through.',
      after: { pause: { target: 'reconciling' } },
      on: { 'way.reopened': { target: 'reconciling' } },
    },
    lockedOut: {
      description: 'Too many messages at once: the server asked to wait.',
      after: { lockout: { target: 'resting' } },
    },
    held: {
      description: 'The session is over; what is written waits for the same member to come back.',
      on: { 'way.reopened': { target: 'resting' } },
    },
  },
});
