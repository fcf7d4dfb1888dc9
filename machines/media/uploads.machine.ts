import { eventOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import { uploadsSetup } from './uploads.setup.ts';
import type { UploadOrder } from './upload-order.types.ts';

type Followed = { event: Extract<UploadOrder, { type: 'upload.follow' }> };

const itself = ({ event: { id, asker } }: Followed) => ({ asker, ids: [id] });
const known = { type: 'isKnown', params: eventOf } as const;

/** Every upload of a session: screens come and go, these go on. */
export const uploadsMachine = uploadsSetup.createMachine({
  id: 'uploads',
  description: 'Keeps the uploads of a session, three of them moving at once.',
  meta: { requirement: 'decisions §9 upload states' },
  context: ({ spawn, self }) => ({
    entries: {},
    tray: childOf(self, spawn('tray', { id: 'tray' })),
  }),
  invoke: { id: 'watchAskers', src: 'watchAskers' },
  on: {
    'upload.add': {
      guard: { type: 'isNew', params: eventOf },
      actions: [{ type: 'add', params: eventOf }, 'grantSlots'],
    },
    'upload.follow': [
      {
        guard: { type: 'isNew', params: eventOf },
        actions: { type: 'add', params: eventOf },
      },
      {
        actions: [
          { type: 'adopt', params: itself },
          { type: 'retryFollowed', params: eventOf },
          'notifyTray',
        ],
      },
    ],
    'upload.adopt': { actions: [{ type: 'adopt', params: eventOf }, 'notifyTray'] },
    'asker.left': {
      guard: known,
      actions: [{ type: 'release', params: eventOf }, 'notifyTray'],
    },
    'upload.cancel': { guard: known, actions: { type: 'cancel', params: eventOf } },
    'upload.retry': { guard: known, actions: { type: 'retry', params: eventOf } },
    'duplicate.use': { guard: known, actions: { type: 'settle', params: eventOf } },
    'duplicate.send': { guard: known, actions: { type: 'settle', params: eventOf } },
    'child.emitted': [
      {
        guard: { type: 'isChange', params: eventOf },
        actions: [{ type: 'forwardChange', params: eventOf }, 'grantSlots', 'notifyTray'],
      },
      {
        guard: { type: 'isCleared', params: eventOf },
        actions: ['storeSeen', 'notifyTray'],
      },
      { actions: { type: 'carryOut', params: eventOf } },
    ],
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No byte moves: the server has every file, or it waits.',
      always: { guard: 'isSending', target: 'working' },
    },
    working: {
      description: 'Bytes move; leaving the page would cut them off.',
      meta: { requirement: 'peers §2.7 leave warning; issue 41 uploads: leaving' },
      invoke: { id: 'holdPage', src: 'holdPage' },
      always: { guard: 'isSent', target: 'resting' },
    },
  },
});
