import { uploadsOfFormMachine } from '#machines/parts/uploads-of-form.machine.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { UploadsOfFormView } from '#src/views/parts/uploads-of-form.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { filesOf, fresh, readyUpload, upload, uploadId } from '#stories/media/media.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const { source } = fresh;
const againId = '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a03';
/** An earlier page began to send it. */
const sent = upload({
  id: 'sent',
  name: 'harbour.jpg',
  status: 'processing',
  hash: 'harbour',
  source: null,
});
const failed = upload({ status: 'failed', reason: { kind: 'offline' } });
/** Its bytes are neither here nor at the server. */
const gone = upload({ status: 'failed', reason: { kind: 'gone' }, source: null });
const duplicate = upload({ status: 'duplicate' });
const duplicates = (files: readonly Upload[]) =>
  files.filter(({ status }) => status === 'duplicate').map(({ id }) => ({ id }));

export default defineModel({
  machine: uploadsOfFormMachine,
  View: UploadsOfFormView,
  inputs: [{ files: [] }, { files: [sent] }],
  cases: {
    events: {
      'files.attach': ({ files }) =>
        files.some(({ id }) => id === uploadId) ? [] : [{ files: [{ id: uploadId, source }] }],
      'upload.changed': ({ files }) =>
        files
          .filter(({ id, status }) => id === uploadId && status === 'queued')
          .flatMap(() => [
            { upload: readyUpload },
            { upload: failed },
            { upload: gone },
            { upload: duplicate },
          ]),
      'file.retry': ({ files }) =>
        files
          .filter(({ status, source: bytes }) => status === 'failed' && bytes !== null)
          .map(({ id }) => ({ id })),
      'duplicate.use': ({ files }) => duplicates(files),
      'duplicate.send': ({ files }) => duplicates(files),
      'file.exchange': ({ files }) =>
        files
          .filter(({ status, source: bytes }) => status === 'failed' && bytes === null)
          .map(({ id }) => ({ id, file: { id: againId, source } })),
      'file.remove': ({ files }) => files.slice(0, 1).map(({ id }) => ({ id })),
    },
  },
  gestures: {
    'files.attach': (person, { files }) => person.attach(filesOf(files)),
    'upload.changed': byChart,
    'file.retry': (person) => person.press(t('media.upload.retry', { filename: 'lake.jpg' })),
    'duplicate.use': (person) => person.press(t('media.upload.useDuplicate')),
    'duplicate.send': (person) => person.press(t('media.upload.sendAgain')),
    'file.exchange': (person, { file }) => person.attach(filesOf([file])),
    'file.remove': (person) => person.press(/^(Cancel|Remove) /),
    'form.submit': (person) => person.press(t('chat.massMessage.send')),
  },
  sightings: {
    choosing: async (person, { context: { files } }) => {
      await person.seesEnabled('button', t('media.library.upload'));
      if (files.some(({ status, source: bytes }) => status === 'failed' && bytes === null))
        await person.seesEnabled('button', t('media.upload.choose', { filename: 'lake.jpg' }));
    },
    sent: (person) => person.sees(t('chat.massMessage.sentTitle')),
  },
});
