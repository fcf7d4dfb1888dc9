import { uploadMachine } from '#machines/media/upload.machine.ts';
import { UploadView } from '#src/views/media/upload.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { fresh, picture } from '#stories/media/media.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const { id, source, purpose } = fresh;

export default defineModel({
  machine: uploadMachine,
  View: UploadView,
  input: { id, source, purpose },
  cases: {
    events: {
      'progress.made': ({ share }) => (share === 0 ? [{ share: 0.5, rate: null }] : []),
      'file.taken': [{ hash: 'hash-1' }],
      'upload.begun': ({ address }) => (address === null ? [{ address: '/api/v1/uploads/1' }] : []),
      // After the first interruption: longer pauses differ in time alone.
      'transfer.interrupted': ({ misses }) => (misses === 0 ? [{}] : []),
      'file.delayed': ({ reason }) =>
        reason === null ? [{ reason: { kind: 'serverFull' } as const }] : [{ reason: null }],
      'file.refused': [
        { reason: { kind: 'serverFull', retryAfter: 2 } },
        { reason: { kind: 'sessionOver' } },
        { reason: { kind: 'refused', list: 'The file field must be an image.' } },
      ],
    },
    outcomes: {
      checkFile: {
        done: [
          null,
          { kind: 'tooLarge', limit: 26_214_400 },
          { kind: 'wrongType', kinds: ['PNG'] },
        ],
        error: [{ kind: 'unexpected', status: null, message: 'gone' }],
      },
      findDuplicate: {
        done: [null, { hash: 'known' }],
        error: [{ kind: 'offline' }],
      },
      processing: {
        done: [
          { kind: 'ready', picture },
          { kind: 'broken' },
          { kind: 'gone' },
          { kind: 'unreachable' },
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      discardUpload: { done: [undefined], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'progress.made': byPort,
    'upload.begun': byPort,
    'transfer.interrupted': byPort,
    'network.restored': byPort,
    'file.taken': byPort,
    'file.refused': byPort,
    'file.delayed': byChart,
    'slot.granted': byChart,
    'duplicate.use': (person) => person.press(t('media.upload.useDuplicate')),
    'duplicate.send': (person) => person.press(t('media.upload.sendAgain')),
    'upload.cancel': (person) => person.press(/^(Cancel|Remove) lake\.jpg$/),
    'upload.retry': (person) => person.press('Try lake.jpg again'),
  },
  outOfReach: (snapshot, event) =>
    event.type === 'upload.cancel' && snapshot.matches('discarding')
      ? 'it has no button any more'
      : null,
  sightings: {
    queued: (person) => person.sees('Waiting'),
    checking: (person) => person.sees('Checking'),
    comparing: (person) => person.sees('Checking'),
    duplicate: async (person) => {
      await person.sees(t('media.upload.duplicate'));
      await person.seesEnabled('button', t('media.upload.useDuplicate'));
    },
    'uploading.moving': (person) => person.sees(/MB left/),
    'uploading.interrupted': (person) => person.sees(t('media.upload.interrupted')),
    waiting: (person) => person.sees(pattern('media.upload.delays.waiting.serverFull')),
    processing: (person, { context: { reason } }) =>
      person.sees(
        pattern(
          reason === null ? 'media.upload.processing' : 'media.upload.delays.processing.serverFull',
        ),
      ),
    ready: (person) => person.sees('Ready'),
    failed: async (person, { context: { reason } }) => {
      await person.sees(/^Could not upload the file 'lake\.jpg': /);
      const isFinal = reason?.kind === 'tooLarge' || reason?.kind === 'wrongType';
      if (isFinal) await person.seesNoRole('button', 'Try lake.jpg again');
      else await person.seesEnabled('button', 'Try lake.jpg again');
    },
    discarding: (person) => person.sees(t('media.upload.cancelled')),
    cancelled: (person) => person.sees(t('media.upload.cancelled')),
  },
});
