import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { writeAmount } from '../lib/amount.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type { UploadAsker } from '../media/upload-order.types.ts';
import * as uploads from '../parts/uploads-of-form.ts';
import {
  attached,
  exchanged,
  isReady,
  pickerRequest,
  reordered,
  roomFor,
  withPicked,
} from './attachments.ts';
import { keepDraft } from './composer.ports.ts';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  ComposerShown,
  DraftReport,
} from './composer.types.ts';
import { messageDeletionMachine } from './message-deletion.machine.ts';
import { messageEditorMachine } from './message-editor.machine.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { OutboxEmitted } from './outbox.types.ts';
import { isPrice, priceOf } from './price.ts';
import { writePermissionsMachine } from './write-permissions.machine.ts';

type Opened = Extract<DraftReport, { type: 'draft.opened' }>;
type SellerChanged = Extract<DraftReport, { type: 'seller.changed' }>;
type PermissionsChanged = Extract<DraftReport, { type: 'permissions.changed' }>;
type Spoken = { emitted: OutboxEmitted };
type Chosen = { files: readonly PickedFile[] };
type Exchanged = { id: string; file: PickedFile };

const form = (asker: UploadAsker, { screen }: Pick<ComposerContext, 'screen'>) =>
  ({ asker, screen, purpose: 'message' }) as const;

const isWritten = ({ text, attachments, limits }: ComposerContext): boolean =>
  (!isBlank(text) || attachments.length > 0) &&
  attachments.every(isReady) &&
  trimmed(text).length <= limits.messageMax;

/** Children of the composer: draft storage, outbox, deletion, editor and write permissions. */
export const composerSetup = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as ComposerInput,
    events: {} as ComposerEvent,
    emitted: {} as ComposerEmitted,
    children: {} as {
      keepDraft: 'keepDraft';
      outbox: 'outbox';
      messageDeletion: 'messageDeletion';
      editor: 'editor';
      writePermissions: 'writePermissions';
    },
  },
  actors: {
    keepDraft,
    outbox: outboxMachine,
    messageDeletion: messageDeletionMachine,
    editor: messageEditorMachine,
    writePermissions: writePermissionsMachine,
  },
  guards: {
    isSendable: ({ context }) => isWritten(context),
    isPayable: ({ context }) =>
      isWritten(context) && isPrice(priceOf(context.price ?? '', context.limits)),
    hasRoom: ({ context: { attachments, limits } }) => attachments.length < limits.mediaMax,
    isSeller: ({ context }) => context.maySell,
    isSellerNow: (_, { maySell }: SellerChanged) => maySell,
    isPriced: ({ context }) => context.price !== null,
    isKeptPriced: (_, { price, maySell }: Opened) => price !== null && maySell,
    isBarred: (_, { rules }: PermissionsChanged) => rules.bar !== null,
    isReturnedPriced: ({ context }, { emitted }: Spoken) =>
      emitted.type === 'message.returned' && emitted.item.price !== null && context.bar === null,
    isRepeated: ({ context: { attachments } }, { upload }: { upload: Upload }) =>
      uploads.isRepeated(attachments, upload),
    isReturned: (_, { emitted }: Spoken) => emitted.type === 'message.returned',
  },
  actions: {
    restoreDraft: assign(({ context }, { text, attachments, price, limits, maySell }: Opened) => ({
      limits,
      maySell,
      price: maySell ? (context.price ?? price) : null,
      attachments: context.attachments.length === 0 ? attachments : context.attachments,
      text: context.text === '' ? text : context.text,
    })),
    followUploads: enqueueActions(({ context, enqueue, self }) => {
      const orders = uploads.followOrders(context.attachments, form(self, context));
      for (const order of orders) enqueue.emit(order);
    }),
    /** Its files, which the tray showed meanwhile, are drawn here again. */
    storeScreen: enqueueActions(({ context, enqueue, self }, { screen }: ComposerShown) => {
      enqueue.assign({ screen });
      const orders = uploads.showOrders(context.attachments, form(self, { screen }));
      for (const order of orders) enqueue.emit(order);
    }),
    storeSeller: assign((_, { maySell }: SellerChanged) => ({ maySell })),
    storeRules: assign(({ context }, { rules: { bar, ...limits } }: PermissionsChanged) => ({
      bar,
      limits: { ...context.limits, ...limits },
    })),
    requestPermissions: sendTo('writePermissions', { type: 'permissions.request' }),
    openPrice: assign({ price: '', problem: null }),
    storePrice: assign((_, { text }: { text: string }) => ({ price: text, problem: null })),
    storeProblem: assign(({ context }) => {
      const price = priceOf(context.price ?? '', context.limits);
      return { problem: isPrice(price) ? null : price };
    }),
    dropPrice: assign({ price: null, problem: null }),
    /** Fixes the price that was read back, whatever the limits become meanwhile. */
    pinOffer: assign(({ context }) => {
      const price = priceOf(context.price ?? '', context.limits);
      return { offer: isPrice(price) ? price : null };
    }),
    dropOffer: assign({ offer: null }),
    storeText: assign((_, params: { text: string }) => params),
    attach: assign(({ context }, { files }: Chosen) => attached(context, files)),
    orderUploads: enqueueActions(({ context, enqueue, self }, { files }: Chosen) => {
      const orders = uploads.addOrders(roomFor(context, files), form(self, context));
      for (const order of orders) enqueue.emit(order);
    }),
    requestPicker: emit(({ context, self }, { name }: { name: string | null }) =>
      pickerRequest(context, self, { id: context.chat.withUserId, name }),
    ),
    addPicked: assign(({ context }, { files }: { files: readonly Upload[] }) =>
      withPicked(context, files),
    ),
    storeUpload: assign(({ context }, { upload }: { upload: Upload }) => ({
      attachments: uploads.withUpload(context.attachments, upload),
    })),
    dropFile: enqueueActions(({ context, enqueue }, file: { id: string }) => {
      const attachments = context.attachments.filter(({ id }) => id !== file.id);
      enqueue.assign({ attachments, surplus: 0 });
      enqueue.emit(uploads.cancelOrder(null, file));
    }),
    moveFile: assign(({ context }, params: { id: string; to: number }) => ({
      attachments: reordered(context.attachments, params),
    })),
    retryFile: emit(uploads.retryOrder),
    answerDuplicate: emit(uploads.duplicateOrder),
    exchangeFile: enqueueActions(({ context, enqueue, self }, choice: Exchanged) => {
      const chosen = uploads.replacing(context.attachments, choice);
      enqueue.assign({ attachments: exchanged(context.attachments, chosen) });
      const orders = uploads.exchangeOrders(chosen, form(self, context));
      for (const order of orders) enqueue.emit(order);
    }),
    /** Releases the uploads that the message takes over. */
    releaseUploads: enqueueActions(({ context, enqueue }) => {
      for (const order of uploads.releaseOrders(context.attachments)) enqueue.emit(order);
    }),
    submit: sendTo(
      ({ context }) => context.outbox,
      ({ context: { text, attachments, offer } }) => ({
        type: 'message.submit' as const,
        text: trimmed(text),
        files: attachments,
        price: offer,
      }),
    ),
    clearText: assign({
      text: '',
      attachments: [],
      surplus: 0,
      price: null,
      offer: null,
      problem: null,
    }),
    saveDraft: sendTo('keepDraft', ({ context: { text, attachments, price } }) => ({
      type: 'draft.changed' as const,
      text,
      attachments,
      price,
    })),
    takeBack: assign(({ context }, { emitted }: Spoken) => {
      if (emitted.type !== 'message.returned') return {};
      const { text, files, price } = emitted.item;
      return {
        text: [text, context.text].filter(Boolean).join('\n'),
        attachments: [...files, ...context.attachments],
        price: price ? writeAmount(price.amount, price.currency) : context.price,
      };
    }),
    forward: enqueueActions(({ enqueue }, { emitted }: Spoken) => {
      if (emitted.type === 'message.failed') enqueue.emit(emitted);
    }),
  },
});
