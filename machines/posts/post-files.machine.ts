import { assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { eventOf } from '../lib/params.ts';
import * as uploads from '../parts/uploads-of-form.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type { UploadAsker } from '../media/upload-order.types.ts';
import { mostFiles, type PostFile } from './post-content.types.ts';
import type * as Types from './post-files.types.ts';

type Context = Types.PostFilesContext;
type Pointer = { id: string };
type Chosen = { files: readonly PickedFile[] };
type Exchanged = Pointer & { file: PickedFile };

const uploaded = ({ event: { upload } }: { event: { upload: Upload } }) => ({ id: upload.id });
const form = (asker: UploadAsker) => ({ asker, purpose: 'post' }) as const;

const roomFor = ({ files }: Context, chosen: readonly PickedFile[]) =>
  uploads.withRoom(chosen, files.length, mostFiles);

const undescribed = (file: PickedFile): PostFile => ({
  alt: '',
  upload: uploads.chosenUpload(file),
});

/** Files of the library that are not in the post, as many as there is room for. */
const newOnes = ({ files }: Context, picked: readonly Upload[]) =>
  picked
    .filter(({ hash }) => files.every(({ upload }) => upload.hash !== hash))
    .map((upload): PostFile => ({ alt: '', upload }))
    .slice(0, mostFiles - files.length);

const placeOf = (files: readonly PostFile[], id: string | null): number =>
  files.findIndex(({ upload }) => upload.id === id);

/** The pictures of a post that is being written: their order, their descriptions, their uploads. */
export const postFilesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostFilesInput,
    events: {} as Types.PostFilesEvent,
    emitted: {} as Types.PostFilesEmitted,
  },
  guards: {
    isKnown: ({ context }, { id }: Pointer) => placeOf(context.files, id) >= 0,
    /** A post shows a file once. */
    isRepeated: ({ context: { files } }, { upload }: { upload: Upload }) =>
      uploads.isRepeated(
        files.map((file) => file.upload),
        upload,
      ),
    isMovable: ({ context: { files } }, { id, to }: Pointer & { to: number }) => {
      const from = placeOf(files, id);
      return from >= 0 && from !== to && to >= 0 && to < files.length;
    },
    hasNext: ({ context: { files, described } }) => placeOf(files, described) < files.length - 1,
  },
  actions: {
    attach: assign(({ context }, { files }: Chosen) => {
      const taken = roomFor(context, files);
      return {
        files: [...context.files, ...taken.map(undescribed)],
        surplus: files.length - taken.length,
      };
    }),
    requestPicker: emit(({ context: { files }, self }) => ({
      type: 'dialog.requested' as const,
      id: 'file-picker',
      dialog: 'filePicker' as const,
      input: {
        asker: self,
        about: null,
        room: mostFiles - files.length,
        taken: files.flatMap(({ upload }) => upload.hash ?? []),
      },
    })),
    addPicked: assign(({ context }, { files }: { files: readonly Upload[] }) => ({
      files: [...context.files, ...newOnes(context, files)],
      surplus: 0,
    })),
    orderUploads: enqueueActions(({ context, enqueue, self }, { files }: Chosen) => {
      const orders = uploads.addOrders(roomFor(context, files), form(self));
      for (const order of orders) enqueue.emit(order);
    }),
    followUploads: enqueueActions(({ context, enqueue, self }) => {
      const files = context.files.map(({ upload }) => upload);
      for (const order of uploads.followOrders(files, form(self))) enqueue.emit(order);
    }),
    /** Another file takes the place and the description of one whose bytes are gone. */
    exchange: enqueueActions(({ context, enqueue, self }, choice: Exchanged) => {
      const chosen = uploads.replacing(
        context.files.map((one) => one.upload),
        choice,
      );
      const upload = uploads.chosenUpload(chosen.file);
      enqueue.assign({
        files: context.files.map((one) => (one.upload.id === chosen.id ? { ...one, upload } : one)),
      });
      for (const order of uploads.exchangeOrders(chosen, form(self))) enqueue.emit(order);
    }),
    storeUpload: assign(({ context }, { upload }: { upload: Upload }) => ({
      files: context.files.map((file) =>
        file.upload.id === upload.id ? { ...file, upload } : file,
      ),
    })),
    cancelUpload: emit(uploads.cancelOrder),
    retryUpload: emit(uploads.retryOrder),
    answerDuplicate: emit(uploads.duplicateOrder),
    drop: assign(({ context }, { id }: Pointer) => ({
      files: context.files.filter(({ upload }) => upload.id !== id),
      surplus: 0,
    })),
    move: assign(({ context }, { id, to }: Pointer & { to: number }) => ({
      files: uploads.withMoved(context.files, placeOf(context.files, id), to),
    })),
    replace: assign((_, { files }: { files: readonly PostFile[] }) => ({ files, surplus: 0 })),
    describe: assign((_, { id }: Pointer) => ({ described: id })),
    describeNext: assign(({ context: { files, described } }) => ({
      described: files[placeOf(files, described) + 1]?.upload.id ?? null,
    })),
    endDescribing: assign({ described: null }),
    storeAlt: assign(({ context }, { text }: { text: string }) => ({
      files: context.files.map((file) =>
        file.upload.id === context.described ? { ...file, alt: text } : file,
      ),
    })),
    announceFiles: emit(({ context: { files } }) => ({ type: 'files.changed' as const, files })),
  },
}).createMachine({
  id: 'postFiles',
  description: 'The pictures of a post stand in an order, each with what it shows in words.',
  meta: { requirement: 'decisions §11 post texts; decisions §9 upload states' },
  context: ({ input }) => ({ ...input, surplus: 0, described: null }),
  entry: 'followUploads',
  on: {
    'files.attach': {
      actions: [
        { type: 'orderUploads', params: eventOf },
        { type: 'attach', params: eventOf },
        'announceFiles',
      ],
    },
    'library.ask': { actions: 'requestPicker' },
    'files.picked': { actions: [{ type: 'addPicked', params: eventOf }, 'announceFiles'] },
    'upload.changed': [
      {
        guard: { type: 'isRepeated', params: eventOf },
        actions: [
          { type: 'cancelUpload', params: uploaded },
          { type: 'drop', params: uploaded },
          'announceFiles',
        ],
      },
      { actions: [{ type: 'storeUpload', params: eventOf }, 'announceFiles'] },
    ],
    'file.retry': { actions: { type: 'retryUpload', params: eventOf } },
    'duplicate.use': { actions: { type: 'answerDuplicate', params: eventOf } },
    'duplicate.send': { actions: { type: 'answerDuplicate', params: eventOf } },
    'file.exchange': {
      guard: { type: 'isKnown', params: eventOf },
      actions: [{ type: 'exchange', params: eventOf }, 'announceFiles'],
    },
    'files.replace': {
      target: '.resting',
      actions: [{ type: 'replace', params: eventOf }, 'endDescribing', 'followUploads'],
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'The pictures stand in their order.',
      on: {
        'file.describe': {
          guard: { type: 'isKnown', params: eventOf },
          target: 'describing',
          actions: { type: 'describe', params: eventOf },
        },
        'file.remove': {
          guard: { type: 'isKnown', params: eventOf },
          actions: [
            { type: 'cancelUpload', params: eventOf },
            { type: 'drop', params: eventOf },
            'announceFiles',
          ],
        },
        'file.move': {
          guard: { type: 'isMovable', params: eventOf },
          actions: [{ type: 'move', params: eventOf }, 'announceFiles'],
        },
      },
    },
    describing: {
      description: 'What one picture shows is written for people who do not see it.',
      meta: { requirement: 'peers §2.5 alternative text' },
      on: {
        'alt.change': { actions: [{ type: 'storeAlt', params: eventOf }, 'announceFiles'] },
        'describing.next': [
          { guard: 'hasNext', actions: 'describeNext' },
          { target: 'resting', actions: 'endDescribing' },
        ],
        'describing.end': { target: 'resting', actions: 'endDescribing' },
      },
    },
  },
});

export type PostFilesRef = ActorRefFrom<typeof postFilesMachine>;
