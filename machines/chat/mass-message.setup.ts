import { assign, emit, enqueueActions, setup } from 'xstate';
import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { isServerFull, type Failure } from '../lib/failure.ts';
import { readKept } from '../lib/held-file.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type { UploadAsker } from '../media/upload-order.types.ts';
import type { Answer } from '../modal/modal.types.ts';
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
import { findMass, loadAudience, sealIntent, sendMass } from './mass-message.ports.ts';
import type * as Types from './mass-message.types.ts';
import { isPrice, priceOf } from './price.ts';

type Context = Types.MassMessageContext;
type Refusal = { failure: Failure };
type Exchanged = { id: string; file: PickedFile };
type Searched = { search: Types.MassSearch };
type Answered = { outcome: Types.MassOutcome };

const form = (asker: UploadAsker) => ({ asker, purpose: 'message' }) as const;

const isWritten = ({ text, attachments, limits }: Context): boolean =>
  (!isBlank(text) || attachments.length > 0) &&
  attachments.every(isReady) &&
  trimmed(text).length <= limits.messageMax;
const isPriced = ({ price, limits }: Context): boolean =>
  price === null || isPrice(priceOf(price, limits));
/** True if the response is surely that of the intent: none was lost, or the server stores keys. */
const isCertain = ({ tries, isSafe }: Context): boolean => tries === 0 || isSafe;
const isReaching = ({ reaches, audience }: Context): boolean =>
  (reaches?.[audience].recipients ?? 0) > 0;

/** Sending of a mass message under one key, with a countdown for undo. */
export const massMessageSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.MassMessageInput,
    events: {} as Types.MassMessageEvent,
    emitted: {} as Types.MassMessageEmitted,
    output: {} as Answer<number>,
    children: {} as {
      loadAudience: 'loadAudience';
      sealIntent: 'sealIntent';
      findMass: 'findMass';
      sendMass: 'sendMass';
    },
  },
  actors: { findMass, loadAudience, sealIntent, sendMass },
  guards: {
    isReady: ({ context }) => isWritten(context) && isReaching(context) && isPriced(context),
    hasRoom: ({ context: { attachments, limits } }) => attachments.length < limits.mediaMax,
    /** Leaving would lose words, files or a price. */
    isBegun: ({ context: { text, attachments, price } }) =>
      [text, price ?? ''].some((typed) => !isBlank(typed)) || attachments.length > 0,
    /** A message shows a file once. */
    isRepeated: ({ context: { attachments } }, { upload }: { upload: Upload }) =>
      uploads.isRepeated(attachments, upload),
    isUnpriced: ({ context }) => isWritten(context) && isReaching(context),
    isOver: ({ context }) => context.secondsLeft <= 0,
    isAccepted: (_, { outcome }: Answered) => outcome.accepted,
    isFound: (_, { search }: Searched) => search === 'sent',
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isCertain: ({ context }) => isCertain(context),
    /**
     * Only the send itself says that it went to nobody, or that there was no room to keep it. A gate in front of it (a limit, a lost right, a missing
     * route) may have let an earlier try pass, whose answer was lost.
     */
    isFinal: ({ context }, { failure }: Refusal) =>
      (failure.kind === 'invalid' || isServerFull(failure)) && isCertain(context),
  },
  actions: {
    storeOpened: assign((_, { reaches, undoSeconds }: Types.MassOpened) => ({
      reaches,
      undoSeconds,
    })),
    storeAudience: assign((_, params: { audience: Types.Audience }) => params),
    storeText: assign((_, params: { text: string }) => params),
    attach: assign(({ context }, { files }: { files: readonly PickedFile[] }) =>
      attached(context, files),
    ),
    orderUploads: enqueueActions(
      ({ context, enqueue, self }, { files }: { files: readonly PickedFile[] }) => {
        const orders = uploads.addOrders(roomFor(context, files), form(self));
        for (const order of orders) enqueue.emit(order);
      },
    ),
    requestPicker: emit(({ context, self }) => pickerRequest(context, self, null)),
    addPicked: assign(({ context }, { files }: { files: readonly Upload[] }) =>
      withPicked(context, files),
    ),
    /** Restores an earlier session's files, which must be ready before the message is sent. */
    restoreFiles: enqueueActions(
      ({ context: { attachments }, enqueue, self }, { kept }: { kept: string }) => {
        const isNew = ({ id, hash }: Upload) =>
          attachments.every((one) => one.id !== id && (hash === null || one.hash !== hash));
        const held = readKept(kept).filter(isNew);
        enqueue.assign({ attachments: [...attachments, ...held] });
        for (const order of uploads.followOrders(held, form(self))) enqueue.emit(order);
      },
    ),
    storeUpload: assign(({ context }, { upload }: { upload: Upload }) => ({
      attachments: uploads.withUpload(context.attachments, upload),
    })),
    cancelUpload: emit(uploads.cancelOrder),
    dropFile: assign(({ context }, { id }: { id: string }) => ({
      attachments: context.attachments.filter((one) => one.id !== id),
      surplus: 0,
    })),
    moveFile: assign(({ context }, params: { id: string; to: number }) => ({
      attachments: reordered(context.attachments, params),
    })),
    retryUpload: emit(uploads.retryOrder),
    answerDuplicate: emit(uploads.duplicateOrder),
    exchangeFile: enqueueActions(({ context, enqueue, self }, choice: Exchanged) => {
      const chosen = uploads.replacing(context.attachments, choice);
      enqueue.assign({ attachments: exchanged(context.attachments, chosen) });
      for (const order of uploads.exchangeOrders(chosen, form(self))) enqueue.emit(order);
    }),
    /** Releases the uploads, once they belong to the message or are discarded. */
    releaseUploads: enqueueActions(({ context, enqueue }) => {
      for (const order of uploads.releaseOrders(context.attachments)) enqueue.emit(order);
    }),
    openPrice: assign({ price: '', problem: null }),
    storePrice: assign((_, { text }: { text: string }) => ({ price: text, problem: null })),
    dropPrice: assign({ price: null, problem: null }),
    storeProblem: assign(({ context }) => {
      const price = priceOf(context.price ?? '', context.limits);
      return { problem: isPrice(price) ? null : price };
    }),
    pinOffer: assign(({ context }) => {
      const price = priceOf(context.price ?? '', context.limits);
      return { offer: isPrice(price) ? price : null };
    }),
    storeUndo: assign((_, { seconds }: { seconds: Types.UndoSeconds }) => ({
      undoSeconds: seconds,
    })),
    storeKey: assign((_, { key }: { key: string }) => ({ key, tries: 0, isSafe: false })),
    storeRecalled: assign(
      (_, { key, fileHashes }: { key: string; fileHashes: readonly string[] }) => ({
        key,
        recalled: fileHashes,
        isSafe: false,
      }),
    ),
    dropKey: assign({ key: null, reason: null, recalled: [] }),
    startCountdown: assign(({ context }) => ({ secondsLeft: context.undoSeconds })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    storeLost: assign({ tries: 0 }),
    storeWait: assign(({ context: { tries } }) => ({
      tries: tries + 1,
      secondsLeft: 2 ** Math.min(tries + 1, 5),
    })),
    /** A server that keeps keys sends one and the same message once. */
    storeSearch: assign((_, { search }: Searched) => ({ isSafe: search === 'unseen' })),
    /** Uses the earlier count of recipients: the lost response had the exact one. */
    storeFound: assign(({ context: { reaches, audience } }) => ({
      sent: reaches?.[audience].recipients ?? 0,
    })),
    storeSent: assign((_, { outcome }: Answered) => ({
      sent: outcome.accepted ? outcome.recipients : 0,
    })),
    storeRefusal: assign((_, { outcome }: Answered) => ({
      reason: {
        kind: 'refused' as const,
        message: outcome.accepted ? null : outcome.reason,
      },
    })),
    storeFailure: assign((_, { failure }: Refusal) => ({
      reason: { kind: 'failed' as const, failure },
    })),
    announceSent: emit(({ context }) => ({
      type: 'dialog.settled' as const,
      answer: { kind: 'confirmed' as const, value: context.sent },
    })),
    announceLeft: emit({ type: 'dialog.settled', answer: { kind: 'cancelled' } }),
  },
  delays: { second: 1000 },
});
