import type { Upload } from '#machines/media/uploaded.types.ts';
import { picture, upload } from './media.fixtures.ts';

const named = (name: string, over: Partial<Upload>): Upload =>
  upload({ id: name, name, source: null, ...over });

/** Uploads as the tray lists them, one in each state. */
export const trayFiles = {
  moving: named('lake.jpg', { status: 'uploading', share: 0.4, rate: 1_048_576 }),
  waiting: named('pond.jpg', { status: 'queued' }),
  processing: named('sea.mp4', { status: 'processing', share: 1, hash: 'sea' }),
  failed: named('river.jpg', {
    status: 'failed',
    reason: { kind: 'offline' },
    source: { name: 'river.jpg', size: 3_355_443, type: 'image/jpeg' },
  }),
  refused: named('ocean.mov', {
    status: 'failed',
    reason: { kind: 'tooLarge', limit: 2_147_483_648 },
  }),
  duplicate: named('storm.jpg', { status: 'duplicate' }),
  ready: named('rain.jpg', { status: 'ready', share: 1, hash: 'rain', picture }),
  readyVideo: named('snow.mp4', {
    status: 'ready',
    share: 1,
    hash: 'snow',
    picture: { ...picture, seconds: 12 },
  }),
};
