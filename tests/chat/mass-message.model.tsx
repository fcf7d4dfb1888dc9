import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { isServerFull } from '#machines/lib/failure.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { MassMessageView, type MassMessageActor } from '#src/views/chat/mass-message.view.tsx';
import { pattern, plural, t } from '#stories/lib/texts.ts';
import { readyUpload, uploadId } from '#stories/media/media.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const reach = { recipients: 128, excluded: 1 };
const nobody = { recipients: 0, excluded: 0 };
const reaches = { followers: nobody, subscribers: reach, all: reach };
const offline = { kind: 'offline' };
const over = { kind: 'unauthenticated' };
const keptAs = (hash: string, name: string) => JSON.stringify([{ hash, name, size: 4000 }]);
const source = new File(['A lake.'], 'lake.jpg', { type: 'image/jpeg' });
const chosen = [{ id: uploadId, source }];
const again = { id: '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a02', source };
const failed = (file: Upload, kind: 'offline' | 'gone'): { upload: Upload } => ({
  upload: { ...file, status: 'failed', reason: { kind } },
});
const known = (file: Upload): { upload: Upload } => ({ upload: { ...file, status: 'duplicate' } });
const askedAbout = (files: readonly Upload[]) =>
  files.filter(({ status }) => status === 'duplicate').map(({ id }) => ({ id }));
/** All but one are of the lake. */
const nameOf = (id: string): string => (id === 'hash-1' ? 'pond.jpg' : 'lake.jpg');

/** In the frame that a dialog of the page gives it. */
function MassMessage({ actor }: { actor: MassMessageActor }) {
  return (
    <Dialog open present onClose={() => actor.send({ type: 'dialog.dismiss' })}>
      <MassMessageView actor={actor} />
    </Dialog>
  );
}

export default defineModel({
  machine: massMessageMachine,
  View: MassMessage,
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
        text === '' && attachments.length === 0 ? [{ files: chosen }] : [],
      'files.restore': ({ text, attachments }) => {
        if (text !== '' || attachments.length > 1) return [];
        if (attachments.length === 0) return [{ kept: keptAs('hash-0', 'lake.jpg') }];
        // The upload turns out to be this one.
        return attachments
          .filter(({ status }) => status === 'queued')
          .map(() => ({ kept: keptAs('hash-1', 'pond.jpg') }));
      },
      'library.ask': ({ text }) => (text === '' ? [{}] : []),
      'files.picked': ({ text, attachments }) =>
        text === '' && attachments.length === 0 ? [{ files: [readyUpload] }] : [],
      'upload.changed': ({ text, attachments }) =>
        attachments.flatMap((file) => {
          const { id, name, status } = file;
          if (status === 'ready') return [];
          const ready = { upload: { ...readyUpload, id, name, hash: file.hash ?? 'hash-1' } };
          if (text !== '' || attachments.length > 1) return [ready];
          if (status === 'processing') return [ready, failed(file, 'gone')];
          return status === 'queued' ? [ready, failed(file, 'offline'), known(file)] : [ready];
        }),
      'attachment.remove': ({ attachments }) =>
        attachments.filter(({ name }) => name === 'lake.jpg').map(({ id }) => ({ id })),
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
      'price.change': ({ price }) => (price === '' ? [{ text: '5' }] : []),
      'undo.choose': ({ undoSeconds }) => (undoSeconds === 5 ? [{ seconds: 0 as const }] : []),
      'mass.recall': ({ text, attachments }) =>
        text === '' || attachments.length > 0 ? [] : [{ key: 'key-0', fileHashes: ['hash-0'] }],
      /** With a file: what becomes of its upload can be seen then. */
      'mass.review': ({ attachments }) => attachments.slice(0, 1).map(() => ({})),
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
    'files.attach': (person) => person.attach(chosen),
    'files.picked': byChart,
    'library.ask': (person) => person.press(t('chat.attachedFiles.library')),
    'files.restore': byPage,
    'upload.changed': byChart,
    'attachment.remove': (person) => person.press(/^(Cancel|Remove) lake/),
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
    'price.open': (person) => person.press(t('chat.pricePart.open')),
    'price.change': (person, { text }) => person.fill(t('chat.pricePart.price'), text),
    'price.remove': (person) => person.press('Make it free'),
    'undo.choose': (person) => person.check('None'),
    'mass.retry': (person) => person.press(/^(Try again|Check now)$/),
    'mass.resend': (person) => person.press('Send again'),
    'mass.recall': byPage,
    'mass.review': (person) => person.press('Continue'),
    'mass.edit': (person) => person.press(t('chat.massMessage.edit')),
    'mass.confirm': (person) => person.press('Send'),
    'mass.undo': (person) => person.press('Undo'),
    'dialog.dismiss': (person) => person.press(/^(Cancel|Close|Done)$/),
    'input.discard': byChart,
  },
  outOfReach: ({ context }, { type }) => {
    if (type === 'library.ask' && context.attachments.length > 0) return 'there is no room then';
    if (type === 'price.open' && context.price !== null) return 'its button makes it free then';
    if (type === 'price.remove' && context.price === null) return 'there is no price yet';
    if (type === 'price.change' && context.price === null) return 'there is no field yet';
    return null;
  },
  equivalents: {
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
