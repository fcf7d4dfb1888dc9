import { createEmptyActor } from 'xstate';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadAsker } from '#machines/media/upload-order.types.ts';
import { fresh, readyUpload, upload, uploadId } from '#stories/media/media.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const { id, source, purpose, name, size } = fresh;
const asker: UploadAsker = createEmptyActor();

export default defineModel({
  machine: uploadsMachine,
  reason: 'Each asker draws its own uploads.',
  cases: {
    events: {
      'upload.add': [{ id, source, purpose, asker }],
      'upload.follow': [{ id, name, size, source: null, purpose, asker, hash: 'there' }],
      'upload.cancel': [{ id: uploadId }],
      'upload.retry': [{ id: uploadId }],
      'child.emitted': ({ items }) =>
        uploadId in items
          ? ([
              { emitted: { type: 'upload.changed', upload: readyUpload } },
              { emitted: { type: 'upload.changed', upload: upload({ status: 'cancelled' }) } },
            ] as const)
          : [],
    },
  },
  gestures: {
    'upload.add': world,
    'upload.follow': world,
    'upload.cancel': world,
    'upload.retry': world,
    'child.emitted': world,
  },
  sightings: { resting: async () => {}, working: async () => {} },
});
