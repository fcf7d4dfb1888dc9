import type { Upload, UploadReason } from '#machines/media/uploaded.types.ts';
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

const mega = 1_048_576;
const dropped = (name: string, type: string) => ({ name, size: 3_355_443, type });
const lost: UploadReason = { kind: 'offline' };

/** A file in every state before it has arrived, as a member sees it. */
export const traySending: readonly Upload[] = [
  named('queued.jpg', { status: 'queued' }),
  named('checking.jpg', { status: 'checking' }),
  named('starting.jpg', { status: 'uploading', share: 0 }),
  named('sending.jpg', { status: 'uploading', share: 0.62, rate: mega }),
  named('slow.mp4', { status: 'uploading', share: 0.1, size: 900 * mega, rate: 52_000 }),
];
/** A file in every state in which it waits by itself. */
export const trayWaiting: readonly Upload[] = [
  named('paused.jpg', { status: 'waiting', share: 0.4, reason: lost, canResume: true }),
  named('waiting.jpg', { status: 'waiting', share: 1 }),
  named('server busy.jpg', { status: 'waiting', share: 1, reason: { kind: 'busy' } }),
  named('server full.jpg', { status: 'waiting', share: 1, reason: { kind: 'serverFull' } }),
];
/** A file in every state once it has arrived, or has ended. */
export const trayArrived: readonly Upload[] = [
  named('processing.mp4', { status: 'processing', share: 1, hash: 'ten' }),
  named('in a queue.mp4', {
    status: 'processing',
    share: 1,
    hash: 'eleven',
    reason: { kind: 'busy' },
  }),
  named('held.jpg', { status: 'duplicate' }),
  named('failed.jpg', {
    status: 'failed',
    reason: lost,
    source: dropped('failed.jpg', 'image/jpeg'),
  }),
  named('cancelled.jpg', { status: 'cancelled' }),
  named('ready.jpg', { status: 'ready', share: 1, hash: 'fifteen', picture }),
];

/** A failure of every kind; a kind without one does not compile. */
const reasons: Readonly<Record<UploadReason['kind'], UploadReason>> = {
  tooLarge: { kind: 'tooLarge', limit: 2 * 1_024 * mega },
  wrongType: { kind: 'wrongType', kinds: ['JPEG', 'PNG', 'WebP', 'GIF'] },
  empty: { kind: 'empty' },
  unreadable: { kind: 'unreadable' },
  offline: lost,
  sessionOver: { kind: 'sessionOver' },
  broken: { kind: 'broken' },
  tooManyPixels: { kind: 'tooManyPixels', limit: 100 },
  tooManyFramePixels: { kind: 'tooManyFramePixels', limit: 400 },
  tooManyFrames: { kind: 'tooManyFrames', limit: 1_000 },
  tooManyScans: { kind: 'tooManyScans', limit: 100 },
  unsent: { kind: 'unsent', type: 'image/jpeg' },
  gone: { kind: 'gone' },
  busy: { kind: 'busy' },
  serverFull: { kind: 'serverFull' },
  refused: { kind: 'refused', list: 'The file field must be a file.' },
};
const failures: readonly UploadReason[] = [
  ...Object.values(reasons),
  { kind: 'refused', list: 'Your storage is full.' },
  { kind: 'refused', list: 'The file field has invalid image dimensions.' },
];

/** A file that failed for each reason, and one that an earlier visit had begun to send. */
export const trayFailures: readonly Upload[] = [
  ...failures.map((reason, number) =>
    named(`lake ${number + 1}.jpg`, {
      status: 'failed',
      reason,
      source: dropped(`lake ${number + 1}.jpg`, 'image/jpeg'),
    }),
  ),
  named('half sent.jpg', { status: 'failed', reason: reasons.unsent, share: 0.4 }),
];

/** Names that no person would choose, and some that they do. */
export const trayNames: readonly Upload[] = [
  named(`${'Screenshot of a very long conversation '.repeat(5)}.png`, { status: 'queued' }),
  named(`${'W'.repeat(200)}.jpeg`, { status: 'uploading', share: 0.3, rate: mega }),
  named('<img src=x onerror=alert(1)>.jpg', { status: 'processing', share: 1, hash: 'img' }),
  named('صورة من العطلة.jpg', { status: 'failed', reason: lost }),
  named('甲骨文'.repeat(40), { status: 'ready', share: 1, hash: 'oracle', picture }),
  named('👩‍👩‍👧‍👦🏳️‍🌈.heic', { status: 'duplicate' }),
  named('gpj.\u202Eexe.jpg', { status: 'ready', share: 1, hash: 'turned', picture }),
];
