import { enqueueActions, sendTo, setup } from 'xstate';
import { heldFile } from '../lib/held-file.ts';
import { childOf } from '../parts/children.ts';
import { chosenUpload } from '../parts/uploads-of-form.ts';
import { uploadMachine } from './upload.machine.ts';
import type {
  DuplicateOrder,
  UploadAsker,
  UploadOrder,
  UploadScreen,
} from './upload-order.types.ts';
import { wayOn, type UploadEmitted, type UploadStart } from './upload.types.ts';
import { uploadTrayMachine } from './upload-tray.machine.ts';
import type { UploadTrayEmitted } from './upload-tray.types.ts';
import type { Upload, UploadStatus } from './uploaded.types.ts';
import { holdPage, watchAskers } from './uploads.ports.ts';
import type { UploadEntry, UploadsContext, UploadsEvent } from './uploads.types.ts';

/** Uploads whose bytes move at once. */
const atOnce = 3;
const moving: ReadonlySet<UploadStatus> = new Set(['checking', 'uploading']);
/** One without a connection keeps its place: those behind it have none either. */
const isBusy = ({ status, reason }: Upload): boolean =>
  moving.has(status) || (status === 'waiting' && reason?.kind === 'offline');
/** Leaving the page would cut these off; those that wait are gone on with later, or chosen again. */
const isMoving = ({ status }: Upload): boolean => moving.has(status);

type Entries = UploadsContext['entries'];
type Pointer = { id: string };
type Added = UploadStart & { asker: UploadAsker; screen?: UploadScreen | null; place?: 'library' };
type Adopted = Extract<UploadOrder, { type: 'upload.adopt' }>;
type Emitted = { emitted: UploadEmitted | UploadTrayEmitted };

const without = (all: Entries, id: string): Entries =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));
/** The entries with one of them changed; one that is gone stays gone. */
const withEntry = (all: Entries, id: string, change: Partial<UploadEntry>): Entries =>
  Object.fromEntries(
    Object.entries(all).map(([key, entry]) => [key, key === id ? { ...entry, ...change } : entry]),
  );
const uploadsOf = ({ entries }: UploadsContext): readonly Upload[] =>
  Object.values(entries).map(({ upload }) => upload);
/** An upload as it stands before its first step. */
const begun = (start: UploadStart): Upload =>
  'hash' in start
    ? { ...heldFile(start), id: start.id, source: start.source }
    : chosenUpload(start);
const originOf = (added: Added): UploadEntry['origin'] =>
  'hash' in added ? 'server' : (added.place ?? 'form');
/** Uploads that no screen draws. */
const undrawn = ({ entries }: UploadsContext): readonly Upload[] =>
  Object.values(entries)
    .filter(({ isDrawn, isSeen }) => !isDrawn && !isSeen)
    .map(({ upload }) => upload);

/** Every upload of a session, the flows that draw them, and the tray for those without one. */
export const uploadsSetup = setup({
  types: {
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    children: {} as {
      holdPage: 'holdPage';
      watchAskers: 'watchAskers';
      tray: 'tray';
    } & { [id: `upload ${string}`]: 'upload' },
  },
  actors: { holdPage, watchAskers, upload: uploadMachine, tray: uploadTrayMachine },
  guards: {
    isNew: ({ context }, { id }: Pointer) => !(id in context.entries),
    isKnown: ({ context }, { id }: Pointer) => id in context.entries,
    isChange: (_, { emitted }: Emitted) => emitted.type === 'upload.changed',
    isCleared: (_, { emitted }: Emitted) => emitted.type === 'tray.cleared',
    isSending: ({ context }) => uploadsOf(context).some(isMoving),
    isSent: ({ context }) => !uploadsOf(context).some(isMoving),
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { asker, screen, place, ...input }: Added) => {
      const { id } = input;
      enqueue.assign({
        entries: ({ spawn, self }) => ({
          ...context.entries,
          [id]: {
            item: childOf(self, spawn('upload', { id: `upload ${id}`, input })),
            upload: begun(input),
            asker,
            isDrawn: true,
            origin: originOf({ ...input, asker, ...(place && { place }) }),
            isSeen: false,
          },
        }),
      });
      enqueue.sendTo('watchAskers', { type: 'asker.watch', id, screen: screen ?? asker });
    }),
    /** Whoever asks again draws it from now on; one that the server did not answer about is retried. */
    adopt: enqueueActions(({ context, enqueue }, { asker, screen, ids }: Omit<Adopted, 'type'>) => {
      for (const [id, { upload, origin }] of Object.entries(context.entries)) {
        if (ids === 'library' ? origin !== ids : !ids.includes(id)) continue;
        enqueue.assign(({ context: { entries } }) => ({
          entries: withEntry(entries, id, { asker, isDrawn: true, isSeen: false }),
        }));
        enqueue.sendTo('watchAskers', { type: 'asker.watch', id, screen: screen ?? asker });
        enqueue.sendTo(asker, { type: 'upload.changed', upload });
      }
    }),
    retryFollowed: enqueueActions(({ context: { entries }, enqueue }, { id }: Pointer) => {
      const entry = entries[id];
      if (entry?.upload.status === 'failed' && wayOn(entry.upload) === 'retry')
        enqueue.sendTo(entry.item, { type: 'upload.retry' });
    }),
    /**
     * An asker that outlives its screen still gets each step. A file that was only followed is the
     * server's: nobody is there for it any more.
     */
    release: enqueueActions(({ context: { entries }, enqueue }, { id }: Pointer) => {
      const entry = entries[id];
      if (!entry) return;
      const isSeen = entry.upload.status === 'ready';
      const asker = entry.asker?.getSnapshot().status === 'active' ? entry.asker : null;
      enqueue.assign({ entries: withEntry(entries, id, { asker, isDrawn: false, isSeen }) });
      if (entry.origin === 'server' && asker === null)
        enqueue.sendTo(entry.item, { type: 'upload.cancel' });
    }),
    grantSlots: enqueueActions(({ context, enqueue }) => {
      const uploads = uploadsOf(context);
      const busy = uploads.filter(isBusy).length;
      const waiting = uploads.filter(({ status }) => status === 'queued');
      for (const { id } of waiting.slice(0, Math.max(0, atOnce - busy))) {
        const item = context.entries[id]?.item;
        if (item) enqueue.sendTo(item, { type: 'slot.granted' });
      }
    }),
    forwardChange: enqueueActions(({ context: { entries }, enqueue }, { emitted }: Emitted) => {
      if (emitted.type !== 'upload.changed') return;
      const { upload } = emitted;
      const { id, status } = upload;
      const asker = entries[id]?.asker;
      if (asker) enqueue.sendTo(asker, { type: 'upload.changed', upload });
      enqueue.assign({
        entries: status === 'cancelled' ? without(entries, id) : withEntry(entries, id, { upload }),
      });
    }),
    /** Orders of the tray. */
    carryOut: enqueueActions(({ context: { entries }, enqueue }, { emitted }: Emitted) => {
      if (emitted.type === 'upload.changed' || emitted.type === 'tray.cleared') return;
      const item = entries[emitted.id]?.item;
      if (item) enqueue.sendTo(item, { type: emitted.type });
    }),
    storeSeen: enqueueActions(({ context: { entries }, enqueue }) => {
      const seen = Object.entries(entries).map(([id, entry]): [string, UploadEntry] => [
        id,
        {
          ...entry,
          isSeen: entry.isSeen || (!entry.isDrawn && entry.upload.status === 'ready'),
        },
      ]);
      enqueue.assign({ entries: Object.fromEntries(seen) });
    }),
    notifyTray: sendTo(
      ({ context }) => context.tray,
      ({ context }) => ({ type: 'files.changed' as const, files: undrawn(context) }),
    ),
    cancel: sendTo(({ context }, { id }: Pointer) => context.entries[id]?.item ?? '', {
      type: 'upload.cancel',
    }),
    /** Passes on the answer about a duplicate. */
    settle: sendTo(
      ({ context }, { id }: DuplicateOrder) => context.entries[id]?.item ?? '',
      (_, { type }) => ({ type }),
    ),
    retry: sendTo(({ context }, { id }: Pointer) => context.entries[id]?.item ?? '', {
      type: 'upload.retry',
    }),
  },
});
