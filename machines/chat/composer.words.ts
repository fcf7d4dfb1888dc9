import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { relay } from '../lib/relay.ts';
import type { PickedFile, Upload } from '../media/upload.types.ts';
import type { UploadOrder } from '../media/uploads.types.ts';
import { attached, isReady, roomFor } from './attachments.ts';
import { keepDesk } from './composer.ports.ts';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  DeskReport,
} from './composer.types.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { OutboxEmitted } from './outbox.types.ts';

type Opened = Extract<DeskReport, { type: 'desk.opened' }>;
type Spoken = { emitted: OutboxEmitted };
type Chosen = { files: readonly PickedFile[] };
const ordered = (order: UploadOrder) => ({ type: 'upload.ordered' as const, order });

/** The words of the composer chart. */
export const composerWords = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    children: {} as { keepDesk: 'keepDesk'; outbox: 'outbox' },
  },
  actors: { keepDesk, outbox: outboxMachine },
  guards: {
    isSendable: ({ context }) =>
      (context.text.trim() !== '' || context.attachments.length > 0) &&
      context.attachments.every(isReady) &&
      context.text.trim().length <= context.limit,
    isReturned: (_, { emitted }: Spoken) => emitted.type === 'message.returned',
  },
  actions: {
    hearOutbox: ({ context, self }) => relay(context.outbox, self),
    restoreDesk: assign(({ context }, { text, attachments, limit }: Opened) => ({
      limit,
      attachments: context.attachments.length === 0 ? attachments : context.attachments,
      text: context.text === '' ? text : context.text,
    })),
    storeText: assign((_, params: { text: string }) => params),
    attach: assign(({ context }, { files }: Chosen) => attached(context, files)),
    orderUploads: enqueueActions(({ context, enqueue, self }, { files }: Chosen) => {
      for (const file of roomFor(context, files))
        enqueue.emit(ordered({ type: 'upload.add', purpose: 'message', asker: self, ...file }));
    }),
    storeUpload: assign(({ context }, { upload }: { upload: Upload }) => ({
      attachments: context.attachments.map((one) => (one.id === upload.id ? upload : one)),
    })),
    dropFile: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const attachments = context.attachments.filter((one) => one.id !== id);
      enqueue.assign({ attachments, surplus: 0 });
      enqueue.emit(ordered({ type: 'upload.cancel', id }));
    }),
    retryFile: emit((_, { id }: { id: string }) => ordered({ type: 'upload.retry', id })),
    /** What a message carries is the server's now; the uploads need not remember it. */
    releaseUploads: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.attachments)
        enqueue.emit(ordered({ type: 'upload.cancel', id }));
    }),
    submit: sendTo(
      ({ context }) => context.outbox,
      ({ context: { text, attachments } }) => ({
        type: 'message.submit' as const,
        text: text.trim(),
        files: attachments,
        price: null,
      }),
    ),
    clearText: assign({ text: '', attachments: [], surplus: 0 }),
    saveDesk: sendTo('keepDesk', ({ context: { text, attachments } }) => ({
      type: 'desk.changed' as const,
      text,
      attachments,
    })),
    takeBack: assign(({ context }, { emitted }: Spoken) =>
      emitted.type === 'message.returned'
        ? {
            text: [emitted.item.text, context.text].filter(Boolean).join('\n'),
            attachments: [...emitted.item.files, ...context.attachments],
          }
        : {},
    ),
    announceExpiry: emit({ type: 'session.expired' }),
  },
});
