import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { OutboxView } from '#src/views/chat/outbox.view.tsx';
import { item, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const isQuiet = async () => {};

export default defineModel({
  machine: outboxMachine,
  View: OutboxView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'items.found': ({ nextLocalId }) =>
        nextLocalId === 1 ? [{ items: [item({ status: 'sending', attempts: 1 })] }] : [],
      'message.submit': ({ nextLocalId }) =>
        nextLocalId === 1 ? [{ text: 'Hello Bo', files: [], price: null }] : [],
      'key.generated': ({ items }) =>
        items
          .filter(({ key }) => key === null)
          .map(({ localId }) => ({ localId, key: `key ${localId}`, at: '2026-11-20T18:10:00Z' })),
      'message.confirmed': ({ items }) =>
        items.flatMap(({ key }) => (key === null ? [] : [{ key }])),
      'message.retry': [{ localId: 1 }],
      'message.edit': [{ localId: 1 }],
      'message.discard': [{ localId: 1 }],
    },
    outcomes: {
      sendMessage: {
        done: [
          { accepted: true, message: message(50) },
          { accepted: false, reason: 'This person does not take messages from you.' },
        ],
        error: [
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'unavailable', retryAfter: 2, status: 503 },
          { kind: 'unavailable', retryAfter: null, status: 507 },
          { kind: 'forbidden', code: null, message: 'No.' },
        ],
      },
      findSent: {
        done: [message(50), null, 'unsure'],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'items.found': byPort,
    'key.generated': byPort,
    'connection.restored': byPort,
    'message.submit': byChart,
    'message.confirmed': byPort,
    /** Their buttons stand in the log, which belongs to the conversation. */
    'message.retry': byChart,
    'message.edit': byChart,
    'message.discard': byChart,
  },
  sightings: {
    resting: isQuiet,
    sending: isQuiet,
    reconciling: isQuiet,
    pausing: isQuiet,
    unreachable: (person) => person.sees(pattern('chat.composer.unreachable')),
    lockedOut: (person) => person.sees(pattern('chat.composer.lockedOut')),
    unserved: (person) => person.sees(pattern('chat.composer.unserved')),
    serverFull: (person) => person.sees(pattern('chat.composer.serverFull')),
    held: (person) => person.sees(pattern('chat.composer.held')),
  },
});
