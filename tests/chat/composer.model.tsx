import { createEmptyActor } from 'xstate';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { heldFile } from '#machines/lib/held-file.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import type { OutboxEmitted } from '#machines/chat/outbox.types.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { item, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

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
const source = new File(['A lake.'], 'lake.jpg', { type: 'image/jpeg' });
const chosen = [{ id: uploadId, source }];
const again = { id: '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a02', source };
const failed = (file: Upload, kind: 'offline' | 'gone'): { upload: Upload } => ({
  upload: { ...file, status: 'failed', reason: { kind } },
});
const known = (file: Upload): { upload: Upload } => ({ upload: { ...file, status: 'duplicate' } });
const askedAbout = (files: readonly Upload[]) =>
  files.filter(({ status }) => status === 'duplicate').map(({ id }) => ({ id }));
/** All others are of the lake. */
const pond = { ...readyUpload, id: 'pond', name: 'pond.jpg' };
const nameOf = (id: string): string => (id === pond.id ? 'pond.jpg' : 'lake.jpg');
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
        text === '' && attachments.length === 0 ? [{ files: chosen }] : [],
      /** A composer that stands alone has no name. */
      'library.ask': ({ text }) => (text === '' ? [{ name: null }] : []),
      'files.picked': ({ text, attachments }) =>
        text !== ''
          ? []
          : attachments.length === 0
            ? [{ files: [readyUpload] }]
            : // The upload turns out to be this one.
              attachments
                .filter(({ status }, index) => index === 0 && status === 'queued')
                .map(() => ({ files: [pond] })),
      'upload.changed': ({ text, attachments }) =>
        attachments.flatMap((file) => {
          // One of an earlier visit has no bytes here.
          if (file.status === 'processing') return [failed(file, 'gone')];
          if (file.status !== 'queued') return [];
          const ready = { upload: { ...readyUpload, id: file.id } };
          return text === '' ? [ready, failed(file, 'offline'), known(file)] : [ready];
        }),
      'attachment.remove': ({ attachments }) => attachments.slice(0, 1).map(({ id }) => ({ id })),
      'attachment.exchange': ({ attachments }) =>
        attachments
          .filter((file) => file.status === 'failed' && file.source === null)
          .map(({ id }) => ({ id, file: again })),
      /** The progress of one that is under way lies over its handle. */
      'attachment.move': ({ attachments }) =>
        attachments
          .slice(1)
          .filter(({ status }) => status === 'ready')
          .map(({ id }) => ({ id, to: 0 })),
      'attachment.retry': ({ attachments }) =>
        attachments
          .filter((file) => file.status === 'failed' && file.source !== null)
          .map(({ id }) => ({ id })),
      'duplicate.use': ({ attachments }) => askedAbout(attachments),
      'duplicate.send': ({ attachments }) => askedAbout(attachments),
      /** With a price that is none: it is said only where there is something to send. */
      'message.send': ({ text, attachments, price }) =>
        text === '' && attachments.length === 0 && price === '5' ? [] : [{}],
    },
  },
  gestures: {
    'composer.shown': byChart,
    'draft.opened': byPort,
    'child.emitted': byChart,
    'permissions.changed': byPort,
    'relation.changed': byChart,
    'seller.changed': byPort,
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
    'files.attach': (person) => person.attach(chosen),
    'files.picked': byChart,
    'library.ask': async (person) => {
      await person.press('Add to the message');
      await person.press(t('chat.attachedFiles.library'), 'menuitem');
    },
    'upload.changed': byChart,
    'attachment.remove': (person, { id }) =>
      person.press(new RegExp(`^(Cancel|Remove) ${nameOf(id)}`)),
    'attachment.move': async (person, { id }) => {
      const place = { filename: nameOf(id), place: 2, count: 2 };
      await person.press(t('chat.attachedFiles.place', place));
      await person.key('Home');
    },
    'attachment.retry': (person, { id }) =>
      person.press(t('media.upload.retry', { filename: nameOf(id) })),
    'duplicate.use': (person) => person.press(t('media.upload.useDuplicate')),
    'duplicate.send': (person) => person.press(t('media.upload.sendAgain')),
    'attachment.exchange': (person) => person.attach([again]),
    /** The button is off while there is nothing to send; the key is not. */
    'message.send': async (person) => {
      await person.press('Message', 'textbox');
      await person.key('Enter');
    },
  },
  outOfReach: (snapshot, { type }) => {
    if (snapshot.matches('barred')) return 'the reason stands in place of the field';
    const isInField = ['draft.change', 'files.attach', 'library.ask'].includes(type);
    return isInField && snapshot.matches('confirming') ? 'the read-back has no field' : null;
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
