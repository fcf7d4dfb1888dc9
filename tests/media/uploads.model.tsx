import { createEmptyActor } from 'xstate';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadAsker } from '#machines/media/upload-order.types.ts';
import { fresh, readyUpload, upload, uploadId } from '#stories/media/media.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const { id, source, purpose, name, size } = fresh;
const asker: UploadAsker = createEmptyActor();
/** A composer, which outlives its screen. */
const composer: UploadAsker = createEmptyActor();
composer.start();

export default defineModel({
  machine: uploadsMachine,
  reason: 'Each asker draws its own uploads, and the tray those without one.',
  cases: {
    events: {
      'upload.add': [
        { id, source, purpose, asker },
        { id, source, purpose, asker: composer, screen: asker },
      ],
      'upload.follow': [{ id, name, size, source: null, purpose, asker, hash: 'there' }],
      'upload.adopt': [
        { asker, ids: [uploadId] },
        { asker, ids: 'library' },
      ],
      'asker.left': [{ id: uploadId }],
      'upload.cancel': [{ id: uploadId }],
      'upload.retry': [{ id: uploadId }],
      'duplicate.use': [{ id: uploadId }],
      'duplicate.send': [{ id: uploadId }],
      'child.emitted': ({ entries: { [uploadId]: entry } }) => {
        if (!entry) return [];
        const {
          isDrawn,
          upload: { status },
        } = entry;
        // The tray speaks of files alone that no screen draws.
        if (!isDrawn && status === 'ready' && !entry.isSeen)
          return [{ emitted: { type: 'tray.cleared' } }] as const;
        return [
          { emitted: { type: 'upload.changed', upload: upload({ status: 'uploading' }) } },
          { emitted: { type: 'upload.changed', upload: readyUpload } },
          { emitted: { type: 'upload.changed', upload: upload({ status: 'cancelled' }) } },
          { emitted: { type: 'upload.cancel', id: uploadId } },
        ] as const;
      },
    },
  },
  gestures: {
    'upload.add': byChart,
    'upload.follow': byChart,
    'upload.adopt': byChart,
    'asker.left': byChart,
    'upload.cancel': byChart,
    'upload.retry': byChart,
    'duplicate.use': byChart,
    'duplicate.send': byChart,
    'child.emitted': byChart,
  },
  sightings: { resting: async () => {}, working: async () => {} },
});
