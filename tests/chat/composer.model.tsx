import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { OutboxEmitted } from '#machines/chat/outbox.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { item, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { fresh, readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const spoken: readonly { emitted: OutboxEmitted }[] = [
  { emitted: { type: 'message.returned', item: item() } },
  { emitted: { type: 'session.expired' } },
];
const seesField = { role: 'textbox', name: 'Message' } as const;

export default defineModel({
  machine: composerMachine,
  View: ComposerView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'desk.opened': ({ text }) =>
        text === '' ? [{ text: 'Left behind', attachments: [], limit: 5000 }] : [],
      'draft.change': ({ text }) => (text === '' ? [{ text: 'Hello Bo' }] : []),
      'part.emitted': ({ text }) => (text === '' ? spoken : []),
      'files.attach': ({ text, attachments }) =>
        text === '' && attachments.length === 0
          ? [{ files: [{ id: uploadId, source: fresh.source }] }]
          : [],
      'upload.changed': ({ attachments }) =>
        attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ upload: readyUpload })),
      'attachment.remove': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'attachment.retry': [{ id: uploadId }],
      'message.send': [{}],
    },
  },
  gestures: {
    'desk.opened': world,
    'part.emitted': world,
    'draft.change': (person, event) => person.fill('Message', event.text),
    'files.attach': world,
    'upload.changed': world,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
    /** Its button stands beside a file that failed: tests/media/upload.model.tsx. */
    'attachment.retry': world,
    'message.send': (person) => person.press('Send'),
  },
  sightings: {
    writing: (person) => person.seesEnabled(seesField.role, seesField.name),
  },
});
