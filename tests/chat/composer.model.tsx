import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { OutboxEmitted } from '#machines/chat/outbox.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { item, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
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
      'seller.changed': ({ text }) => (text === '' ? [{ maySell: true }, { maySell: false }] : []),
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
    'seller.changed': world,
    'price.open': async (person) => {
      await person.press('Add to the message');
      await person.press(t('chat.pricePart.open'), 'menuitem');
    },
    'price.change': (person, event) => person.fill(t('chat.pricePart.price'), event.text),
    'price.remove': async (person) => {
      await person.press('Add to the message');
      await person.press('Make it free', 'menuitem');
    },
    'price.leave': (person) => person.press('Not now'),
    'offer.confirm': (person) => person.press('Send for $5.00'),
    'offer.change': (person) => person.press(t('chat.massMessage.edit')),
    'draft.change': (person, event) => person.fill('Message', event.text),
    'files.attach': world,
    'upload.changed': world,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
    /** There must be two of them: tests/chat/attached-files.browser.test.tsx. */
    'attachment.move': world,
    /** Its button stands beside a file that failed: tests/media/upload.model.tsx. */
    'attachment.retry': world,
    /** Its button stands beside a file without bytes: tests/chat/attached-files.browser.test.tsx. */
    'attachment.exchange': world,
    'message.send': (person) => person.press('Send'),
  },
  unreached: { 'writing|message.send|0 = no': 'its button is off then' },
  sightings: {
    writing: (person) => person.seesEnabled(seesField.role, seesField.name),
    unproved: (person) => person.sees(t('app.identityNotice.text')),
    pricing: (person) => person.seesEnabled('textbox', t('chat.pricePart.price')),
    confirming: (person) => person.sees(t('chat.pricePart.readBackSomebody', { price: '$5.00' })),
    barred: (person) => person.sees(t('chat.composer.bars.restricted')),
  },
});
