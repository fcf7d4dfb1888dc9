import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { UploadAsker, UploadChanged, UploadOrdered } from '../media/upload-order.types.ts';
import * as part from './uploads-of-form.ts';
import type * as Types from './uploads-of-form.types.ts';

const form = (asker: UploadAsker) => ({ asker, purpose: 'message' }) as const;

/** The part of a form's files alone: two at most, sent by whoever holds the uploads. */
export const uploadsOfFormMachine = setup({
  types: {
    context: {} as Types.UploadsOfFormContext,
    input: {} as Types.UploadsOfFormContext,
    events: {} as Types.UploadsOfFormEvent,
    emitted: {} as UploadOrdered,
  },
  actions: {
    followFiles: enqueueActions(({ context: { files }, enqueue, self }) => {
      for (const order of part.followOrders(files, form(self))) enqueue.emit(order);
    }),
    attach: enqueueActions(({ context, enqueue, self }, chosen: Types.Chosen) => {
      const files = part.withRoom(chosen.files, context.files.length, 2);
      for (const order of part.addOrders(files, form(self))) enqueue.emit(order);
      enqueue.assign({ files: [...context.files, ...files.map(part.chosenUpload)] });
    }),
    exchange: enqueueActions(({ context, enqueue, self }, choice: Types.Exchanged) => {
      const one = part.replacing(context.files, choice);
      for (const order of part.exchangeOrders(one, form(self))) enqueue.emit(order);
      const upload = part.chosenUpload(one.file);
      enqueue.assign({ files: context.files.map((file) => (file.id === one.id ? upload : file)) });
    }),
    storeFile: assign(({ context: { files } }, { upload }: UploadChanged) => ({
      files: part.withUpload(files, upload),
    })),
    retry: emit(part.retryOrder),
    answerDuplicate: emit(part.duplicateOrder),
    remove: enqueueActions(({ context: { files }, enqueue }, one: Types.Pointer) => {
      enqueue.emit(part.cancelOrder(null, one));
      enqueue.assign({ files: files.filter(({ id }) => id !== one.id) });
    }),
    releaseFiles: enqueueActions(({ context: { files }, enqueue }) => {
      for (const order of part.releaseOrders(files)) enqueue.emit(order);
    }),
  },
}).createMachine({
  id: 'uploadsOfForm',
  description: 'Files are chosen for a form, and sent while the rest of it is filled in.',
  meta: { requirement: 'issue 35 §1 parts; decisions §9 upload states' },
  context: ({ input }) => input,
  entry: 'followFiles',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Each file says how far it is; more are added while there is room.',
      on: {
        'files.attach': { actions: { type: 'attach', params: eventOf } },
        'upload.changed': { actions: { type: 'storeFile', params: eventOf } },
        'file.retry': { actions: { type: 'retry', params: eventOf } },
        'duplicate.use': { actions: { type: 'answerDuplicate', params: eventOf } },
        'duplicate.send': { actions: { type: 'answerDuplicate', params: eventOf } },
        'file.exchange': { actions: { type: 'exchange', params: eventOf } },
        'file.remove': { actions: { type: 'remove', params: eventOf } },
        'form.submit': { target: 'sent' },
      },
    },
    sent: { description: 'The form is done with its files.', entry: 'releaseFiles' },
  },
});
