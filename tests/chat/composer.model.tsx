import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { OutboxEmitted } from '#machines/chat/outbox.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { item, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { fresh, readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const spoken: readonly { emitted: OutboxEmitted }[] = [
  { emitted: { type: 'message.returned', item: item() } },
  {
    emitted: {
      type: 'message.returned',
      item: item({ price: { amount: 500, currency: 'USD' } }),
    },
  },
  { emitted: { type: 'message.failed', chat: withBo } },
  { emitted: { type: 'session.expired' } },
];
const rules = { messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000, bar: null };
const kept = {
  text: 'Left behind',
  attachments: [],
  maySell: true,
  limits: { currency: 'USD', ...rules },
};
const seesField = { role: 'textbox', name: 'Message' } as const;

export default defineModel({
  machine: composerMachine,
  View: ComposerView,
  input: { viewerId, chat: withBo },
  cases: {
    events: {
      'draft.opened': ({ text }) =>
        text === ''
          ? [
              { ...kept, price: null },
              { ...kept, price: '5.00' },
            ]
          : [],
      'permissions.changed': ({ text }) =>
        text === '' || text === kept.text
          ? [{ rules: { ...rules, bar: 'restricted' as const } }, { rules }]
          : [],
      'relation.changed': ({ text }) =>
        text === '' ? [{ change: { userId: 3, relationship: null, listed: null } }] : [],
      'price.change': ({ price }) => (price === '' ? [{ text: '5' }, { text: '1' }] : []),
      'draft.change': ({ text }) => (text === '' ? [{ text: 'Hello Bo' }] : []),
      'child.emitted': ({ text }) => (text === '' ? spoken : []),
      'files.attach': ({ text, attachments }) =>
        text === '' && attachments.length === 0
          ? [{ files: [{ id: uploadId, source: fresh.source }] }]
          : [],
      'upload.changed': ({ attachments }) =>
        attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ upload: readyUpload })),
      'attachment.remove': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'attachment.move': ({ attachments }) => attachments.map(({ id }) => ({ id, to: 0 })),
      'attachment.retry': [{ id: uploadId }],
      'message.send': [{}],
    },
  },
  gestures: {
    'draft.opened': world,
    'child.emitted': world,
    'permissions.changed': world,
    'relation.changed': world,
    'price.open': async (person) => {
      await person.press('Add to the message');
      await person.press('Ask a price', 'menuitem');
    },
    'price.change': (person, event) => person.fill('Price to open', event.text),
    'price.remove': async (person) => {
      await person.press('Add to the message');
      await person.press('Make it free', 'menuitem');
    },
    'offer.confirm': (person) => person.press('Send for $5.00'),
    'offer.change': (person) => person.press('Change'),
    'draft.change': (person, event) => person.fill('Message', event.text),
    'files.attach': world,
    'upload.changed': world,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
    /** There must be two of them: tests/chat/attached-files.browser.test.tsx. */
    'attachment.move': world,
    /** Its button stands beside a file that failed: tests/media/upload.model.tsx. */
    'attachment.retry': world,
    'message.send': (person) => person.press('Send'),
  },
  sightings: {
    writing: (person) => person.seesEnabled(seesField.role, seesField.name),
    pricing: (person) => person.seesEnabled('textbox', 'Price to open'),
    confirming: (person) => person.sees('It costs $5.00 to open this.'),
    barred: (person) => person.sees('This person takes no messages from you.'),
  },
});
