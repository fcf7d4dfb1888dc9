import { createEmptyActor } from 'xstate';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { heldFile } from '#machines/lib/held-file.ts';
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
const rules = { messageMax: 5000, mediaMax: 1, priceMin: 300, priceMax: 10_000, bar: null };
const kept = {
  text: 'Left behind',
  attachments: [heldFile({ hash: 'hash-0', name: 'lake.jpg', size: 4000 })],
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
      'composer.shown': ({ screen, text }) =>
        screen === null && text === 'Hello Bo' ? [{ screen: createEmptyActor() }] : [],
      'draft.opened': ({ text }) =>
        text === ''
          ? [
              { ...kept, price: null },
              { ...kept, price: '5.00' },
            ]
          : [],
      'permissions.changed': ({ text, bar }) =>
        text === '' || text === kept.text
          ? [
              { rules: { ...rules, bar: bar ? ('gone' as const) : ('restricted' as const) } },
              { rules },
            ]
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
      'library.ask': ({ text }) => (text === '' ? [{ name: 'Bo' }] : []),
      'files.picked': ({ text, attachments }) =>
        text !== ''
          ? []
          : attachments.length === 0
            ? [{ files: [readyUpload] }]
            : // The upload turns out to be this one.
              attachments
                .filter(({ status }, index) => index === 0 && status === 'queued')
                .map(() => ({ files: [{ ...readyUpload, id: 'pond', name: 'pond.jpg' }] })),
      'upload.changed': ({ attachments }) =>
        attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ upload: readyUpload })),
      'attachment.remove': ({ attachments }) => attachments.slice(0, 1).map(({ id }) => ({ id })),
      'attachment.exchange': ({ text, attachments }) =>
        attachments
          .filter(({ id }) => text === '' && id !== 'again')
          .map(({ id }) => ({ id, file: { id: 'again', source: fresh.source } })),
      'attachment.move': ({ attachments }) => attachments.map(({ id }) => ({ id, to: 0 })),
      'attachment.retry': [{ id: uploadId }],
      'duplicate.use': [{ id: uploadId }],
      'duplicate.send': [{ id: uploadId }],
      /** With a price that is none: it is said only where there is something to send. */
      'message.send': ({ text, attachments, price }) =>
        text === '' && attachments.length === 0 && price === '5' ? [] : [{}],
    },
  },
  gestures: {
    'composer.shown': world,
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
    'files.picked': world,
    /** Its name is the view's: tests/e2e/file-picker.e2e.ts. */
    'library.ask': world,
    'upload.changed': world,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
    /** There must be two of them: tests/chat/attached-files.browser.test.tsx. */
    'attachment.move': world,
    /** Its button stands beside a file that failed: tests/media/upload.model.tsx. */
    'attachment.retry': world,
    /** Its buttons stand beside a file that the member has: tests/media/upload.model.tsx. */
    'duplicate.use': world,
    'duplicate.send': world,
    /** Its button stands beside a file without bytes: tests/chat/attached-files.browser.test.tsx. */
    'attachment.exchange': world,
    /** The button is off while there is nothing to send; the key is not. */
    'message.send': async (person) => {
      await person.press('Message', 'textbox');
      await person.key('Enter');
    },
  },
  equivalents: {
    'missing action @ (root)|attachment.move|0: without moveFile (1)':
      'one file has one place; three are put in order in tests/chat/attachment-order.test.ts',
  },
  sightings: {
    writing: (person) => person.seesEnabled(seesField.role, seesField.name),
    unproved: (person) => person.sees(t('app.identityNotice.text')),
    pricing: (person) => person.seesEnabled('textbox', t('chat.pricePart.price')),
    confirming: (person) => person.sees(t('chat.pricePart.readBackSomebody', { price: '$5.00' })),
    barred: (person, { context: { bar } }) =>
      person.sees(t(`chat.composer.bars.${bar === 'gone' ? 'gone' : 'restricted'}`)),
  },
});
