import { composerMachine } from '#machines/chat/composer.machine.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { item, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { fresh, readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const seesField = { role: 'textbox', name: 'Message' } as const;

export default defineModel({
  machine: composerMachine,
  View: ComposerView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'desk.opened': ({ nextLocalId, outbox }) =>
        nextLocalId === 1 && outbox.length === 0
          ? [
              {
                text: '',
                outbox: [item({ status: 'sending', attempts: 1 })],
                attachments: [],
                limit: 5000,
              },
            ]
          : [],
      'draft.change': ({ text, outbox }) =>
        text === '' && outbox.length === 0 ? [{ text: 'Hello Bo' }] : [],
      'key.drawn': ({ outbox }) =>
        outbox
          .filter(({ key }) => key === null)
          .map(({ localId }) => ({ localId, key: `key ${localId}`, at: '2026-11-20T18:10:00Z' })),
      'files.attach': ({ text, outbox, attachments }) =>
        text === '' && outbox.length === 0 && attachments.length === 0
          ? [{ files: [{ id: uploadId, source: fresh.source }] }]
          : [],
      'upload.changed': ({ attachments }) =>
        attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ upload: readyUpload })),
      'attachment.remove': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'attachment.retry': [{ id: uploadId }],
      'message.send': [{}],
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
          { kind: 'forbidden', code: null, message: 'No.' },
        ],
      },
      findSent: {
        done: [message(50), null],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'desk.opened': world,
    'key.drawn': world,
    'way.reopened': world,
    'draft.change': (person, event) => person.fill('Message', event.text),
    'files.attach': world,
    'upload.changed': world,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
    /** Its button stands beside a file that failed: tests/media/upload.model.tsx. */
    'attachment.retry': world,
    'message.send': (person) => person.press('Send'),
    /** Their buttons stand in the log, which belongs to the conversation. */
    'message.retry': world,
    'message.edit': world,
    'message.discard': world,
  },
  sightings: {
    resting: (person) => person.seesEnabled(seesField.role, seesField.name),
    sending: (person) => person.seesEnabled(seesField.role, seesField.name),
    reconciling: (person) => person.seesEnabled(seesField.role, seesField.name),
    pausing: (person) => person.seesEnabled(seesField.role, seesField.name),
    unreachable: (person) => person.sees(/will be sent when it can/),
    lockedOut: (person) => person.sees(/a lot at once/),
    held: (person) => person.sees(/is kept until you sign in/),
  },
});
