import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { isServerFull } from '#machines/lib/failure.ts';
import { MassMessageView } from '#src/views/chat/mass-message.view.tsx';
import { pattern, plural, t } from '#stories/lib/texts.ts';
import { fresh, readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const reach = { recipients: 128, excluded: 1 };
const nobody = { recipients: 0, excluded: 0 };
const reaches = { followers: nobody, subscribers: reach, all: reach };
const offline = { kind: 'offline' };
const over = { kind: 'unauthenticated' };
const keptAs = (name: string) => JSON.stringify([{ hash: 'hash-1', name, size: 4000 }]);

export default defineModel({
  machine: massMessageMachine,
  View: MassMessageView,
  input: {
    limits: { currency: 'USD', messageMax: 5000, mediaMax: 1, priceMin: 300, priceMax: 10_000 },
  },
  cases: {
    events: {
      'audience.choose': ({ audience }) => [
        {
          audience: audience === 'subscribers' ? ('followers' as const) : ('subscribers' as const),
        },
      ],
      'draft.change': ({ text }) => (text === '' ? [{ text: 'To all of you' }] : []),
      'files.attach': ({ text, attachments }) =>
        text === '' && attachments.length === 0
          ? [{ files: [{ id: uploadId, source: fresh.source }] }]
          : [],
      'files.restore': ({ text, attachments }) => {
        if (text !== '' || attachments.length > 1) return [];
        if (attachments.length === 0) return [{ kept: keptAs('lake.jpg') }];
        // The upload turns out to be this one.
        return attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ kept: keptAs('pond.jpg') }));
      },
      'library.ask': ({ text }) => (text === '' ? [{}] : []),
      'files.picked': ({ text, attachments }) =>
        text === '' && attachments.length === 0 ? [{ files: [readyUpload] }] : [],
      'upload.changed': ({ attachments }) =>
        attachments
          .filter(({ status }) => status !== 'ready')
          .map(({ id }) => ({ upload: { ...readyUpload, id } })),
      'attachment.remove': ({ attachments }) =>
        attachments.filter(({ name }) => name === 'lake.jpg').map(({ id }) => ({ id })),
      'attachment.exchange': ({ text, attachments }) =>
        attachments
          .filter(({ id }) => text === '' && id !== 'again')
          .map(({ id }) => ({ id, file: { id: 'again', source: fresh.source } })),
      'attachment.move': ({ attachments }) => attachments.map(({ id }) => ({ id, to: 0 })),
      'attachment.retry': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'duplicate.use': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'duplicate.send': ({ attachments }) => attachments.map(({ id }) => ({ id })),
      'price.change': ({ price }) => (price === '' ? [{ text: '5' }] : []),
      'undo.choose': ({ undoSeconds }) => (undoSeconds === 5 ? [{ seconds: 0 as const }] : []),
      'mass.recall': ({ text, attachments }) =>
        text === '' || attachments.length > 0 ? [] : [{ key: 'key-0', fileHashes: ['hash-0'] }],
      /** With a file: what becomes of its upload can be seen then. */
      'mass.review': ({ attachments }) => attachments.map(() => ({})),
      'dialog.dismiss': ({ reaches, attachments }) =>
        reaches === null || attachments.length > 0 ? [{}] : [],
    },
    outcomes: {
      loadAudience: {
        done: [{ reaches, undoSeconds: 5 }],
        error: [offline, over],
      },
      sealIntent: {
        done: [{ key: 'key-1' }],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      findMass: { done: ['sent', 'unseen', 'unsure'], error: [offline, over] },
      sendMass: {
        done: [
          { accepted: true, recipients: 128 },
          { accepted: false, reason: t('chat.massMessage.nobody') },
        ],
        error: [
          offline,
          over,
          { kind: 'forbidden', code: 'identity_required', message: 'No.' },
          { kind: 'invalid', message: '', fields: { message: ['Too long.'] }, jwt: null },
          { kind: 'unavailable', retryAfter: 10, status: 507 },
        ],
      },
    },
  },
  gestures: {
    'audience.choose': (person, { audience }) =>
      person.check(audience === 'followers' ? /^Followers(?! and)/ : /^Subscribers/),
    'draft.change': (person, { text }) => person.fill('Message', text),
    'files.attach': world,
    'files.picked': world,
    'library.ask': (person) => person.press(t('chat.attachedFiles.library')),
    'files.restore': world,
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
    'price.open': (person) => person.press(t('chat.pricePart.open')),
    'price.change': (person, { text }) => person.fill(t('chat.pricePart.price'), text),
    'price.remove': (person) => person.press('Make it free'),
    'undo.choose': (person) => person.check('None'),
    'mass.retry': (person) => person.press(/^(Try again|Check now)$/),
    'mass.resend': (person) => person.press('Send again'),
    'mass.recall': world,
    'mass.review': (person) => person.press('Continue'),
    'mass.edit': (person) => person.press(t('chat.massMessage.edit')),
    'mass.confirm': (person) => person.press('Send'),
    'mass.undo': (person) => person.press('Undo'),
    'dialog.dismiss': world,
    'input.discard': world,
  },
  outOfReach: ({ context }, { type }) => {
    if (type === 'library.ask' && context.attachments.length > 0) return 'there is no room then';
    if (type === 'price.open' && context.price !== null) return 'its button makes it free then';
    if (type === 'price.remove' && context.price === null) return 'there is no price yet';
    if (type === 'price.change' && context.price === null) return 'there is no field yet';
    return null;
  },
  equivalents: {
    'missing transition @ composing|attachment.move|0: it is not there':
      'one file has one place; three are put in order in tests/chat/attachment-order.test.ts',
    'missing action @ composing|attachment.move|0: without moveFile (1)':
      'one file has one place; three are put in order in tests/chat/attachment-order.test.ts',
    'wrong target @ waiting|always|0: it leads to unknown':
      'its time is over there too, so that it is sent at once',
  },
  sightings: {
    counting: (person) => person.sees(t('chat.massMessage.counting')),
    uncounted: (person) => person.sees(pattern('chat.massMessage.uncounted')),
    composing: (person) => person.seesEnabled('textbox', 'Message'),
    confirming: async (person, { context }) => {
      await person.seesEnabled('button', 'Send');
      if (context.text !== '') await person.sees(context.text);
    },
    sealing: (person) => person.seesBusy('button', 'Send'),
    waiting: (person) => person.seesEnabled('button', 'Undo'),
    sending: (person) => person.sees(t('chat.massMessage.sending')),
    checking: (person) => person.sees(t('chat.massMessage.checking')),
    unknown: async (person, { context }) => {
      await person.seesEnabled('button', 'Send again');
      await person.sees(
        context.isSafe ? pattern('chat.massMessage.unseen') : pattern('chat.massMessage.unknown'),
      );
    },
    /** One that was found later counts those of its audience. */
    sent: (person, { context }) => person.sees(plural('chat.massMessage.sent', context.sent)),
    refused: async (person, { context: { reason } }) => {
      await person.seesRole('alert');
      if (reason?.kind === 'failed' && isServerFull(reason.failure))
        await person.sees(pattern('app.failure.serverFullTyped'));
    },
  },
});
