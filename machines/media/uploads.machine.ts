import { enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import { uploadMachine } from './upload.machine.ts';
import type { UploadStatus } from './uploaded.types.ts';
import type { UploadEmitted, UploadStart } from './upload.types.ts';
import { holdPage } from './uploads.ports.ts';
import type { UploadAsker } from './upload-order.types.ts';
import type { UploadsContext, UploadsEvent } from './uploads.types.ts';

/** Uploads whose bytes move at once. */
const atOnce = 3;
const moving: ReadonlySet<UploadStatus> = new Set(['checking', 'uploading']);
/** Statuses before all bytes are at the server: leaving the page would lose these files. */
const unsent: ReadonlySet<UploadStatus> = new Set([...moving, 'queued', 'waiting']);
const without = <Value>(all: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));

type Pointer = { id: string };
type Added = UploadStart & { asker: UploadAsker };
type Emitted = { emitted: UploadEmitted };

/** Every upload of a session: screens come and go, these go on. */
export const uploadsMachine = setup({
  types: {
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    children: {} as { holdPage: 'holdPage' } & { [id: `upload ${string}`]: 'upload' },
  },
  actors: { holdPage, upload: uploadMachine },
  guards: {
    isNew: ({ context }, { id }: Pointer) => !(id in context.items),
    isKnown: ({ context }, { id }: Pointer) => id in context.items,
    isSending: ({ context }) => Object.values(context.statuses).some((one) => unsent.has(one)),
    isSent: ({ context }) => !Object.values(context.statuses).some((one) => unsent.has(one)),
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { asker, ...input }: Added) => {
      const { id } = input;
      // A second request replaces one whose screen is gone.
      if (id in context.items) enqueue.stopChild(`upload ${id}`);
      enqueue.assign({
        items: ({ spawn, self }) => ({
          ...context.items,
          [id]: childOf(self, spawn('upload', { id: `upload ${id}`, input })),
        }),
        askers: { ...context.askers, [id]: asker },
        statuses: { ...context.statuses, [id]: 'hash' in input ? 'processing' : 'queued' },
      });
    }),
    grantSlots: enqueueActions(({ context: { items, statuses }, enqueue }) => {
      const busy = Object.values(statuses).filter((one) => moving.has(one)).length;
      const waiting = Object.keys(statuses).filter((id) => statuses[id] === 'queued');
      for (const id of waiting.slice(0, Math.max(0, atOnce - busy))) {
        const item = items[id];
        if (item) enqueue.sendTo(item, { type: 'slot.granted' });
      }
    }),
    forwardChange: enqueueActions(({ context, enqueue }, { emitted }: Emitted) => {
      if (emitted.type !== 'upload.changed') return;
      const { upload } = emitted;
      const { id, status } = upload;
      const asker = context.askers[id];
      if (asker) enqueue.sendTo(asker, { type: 'upload.changed', upload });
      enqueue.assign(
        status === 'cancelled'
          ? {
              items: without(context.items, id),
              askers: without(context.askers, id),
              statuses: without(context.statuses, id),
            }
          : { statuses: { ...context.statuses, [id]: status } },
      );
    }),
    cancel: sendTo(({ context }, { id }: Pointer) => context.items[id] ?? '', {
      type: 'upload.cancel',
    }),
    retry: sendTo(({ context }, { id }: Pointer) => context.items[id] ?? '', {
      type: 'upload.retry',
    }),
  },
}).createMachine({
  id: 'uploads',
  description: 'Keeps the uploads of a session, three of them moving at once.',
  meta: { requirement: 'decisions §9 upload states' },
  context: { items: {}, askers: {}, statuses: {} },
  on: {
    'upload.add': {
      guard: { type: 'isNew', params: eventOf },
      actions: [{ type: 'add', params: eventOf }, 'grantSlots'],
    },
    'upload.follow': { actions: { type: 'add', params: eventOf } },
    'upload.cancel': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'cancel', params: eventOf },
    },
    'upload.retry': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'retry', params: eventOf },
    },
    'child.emitted': {
      actions: [
        { type: 'forwardChange', params: ({ event: { emitted } }) => ({ emitted }) },
        'grantSlots',
      ],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The server has every file, or it waits for a person.',
      always: { guard: 'isSending', target: 'working' },
    },
    working: {
      description: 'Files are on their way; leaving the page would lose them.',
      meta: { requirement: 'peers §2.7 leave warning' },
      invoke: { id: 'holdPage', src: 'holdPage' },
      always: { guard: 'isSent', target: 'resting' },
    },
  },
});
