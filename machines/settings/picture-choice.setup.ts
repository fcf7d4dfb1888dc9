import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import type { Failure } from '../lib/failure.ts';
import { heldFile, isHeld, sameIntent, toUnsent, unsentUpload } from '../lib/held-file.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import * as uploads from '../parts/uploads-of-form.ts';
import { pictureAltMachine } from './picture-alt.machine.ts';
import * as ports from './picture-choice.ports.ts';
import type * as Types from './picture-choice.types.ts';

type Aligned = { align: Types.PictureAlign };
type Changed = { upload: Upload };
type Refused = { failure: Failure };
type Context = Types.PictureChoiceContext;

const final: ReadonlySet<Failure['kind']> = new Set([
  'invalid',
  'notFound',
  'forbidden',
  'conflict',
]);
/** A file that failed is over here, and not looked for by the next visit. */
const toKeep = ({ upload }: Context): Types.KeptPicture | null => {
  if (upload === null || (upload.hash === null && upload.status === 'failed')) return null;
  const { hash, name, size } = upload;
  return hash !== null && isHeld(upload) ? { hash, name, size } : toUnsent(upload);
};

const refusalOf = ({ name, reason, share }: Upload): Context['refusal'] => ({
  filename: name,
  reason: reason ?? { kind: 'offline' },
  share,
});

const isEqual = (one: Types.PictureAlign, other: Types.PictureAlign) =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** Upload, crop and alternative text of one picture of a member. */
export const pictureChoiceSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PictureChoiceInput,
    events: {} as Types.PictureChoiceEvent,
    emitted: {} as Types.PictureChoiceEmitted,
    children: {} as {
      keepPicture: 'keepPicture';
      loadPicture: 'loadPicture';
      placePicture: 'placePicture';
      removePicture: 'removePicture';
      saveAlign: 'saveAlign';
      words: 'words';
    },
  },
  actors: { ...ports, words: pictureAltMachine },
  guards: {
    hasPicture: ({ context }) => context.saved.picture !== null,
    isSaved: ({ context }, { align }: Aligned) => isEqual(align, context.saved.align),
    canAlign: ({ context: { saved } }, { align }: Aligned) =>
      saved.picture !== null && saved.isMovable && !isEqual(align, saved.align),
    isUnsent: ({ context }) => context.upload?.reason?.kind === 'unsent',
    isUnderWay: ({ context }) => context.upload !== null,
    isOwn: ({ context }, { upload }: Changed) => upload.id === context.upload?.id,
    isReady: ({ context }, { upload }: Changed) =>
      upload.id === context.upload?.id && upload.status === 'ready',
    isFailed: ({ context }, { upload }: Changed) =>
      upload.id === context.upload?.id && upload.status === 'failed',
    /** The upload itself announces it. */
    isExpired: ({ context }, { upload }: Changed) =>
      upload.id === context.upload?.id && upload.reason?.kind === 'sessionOver',
    /** The server has looked at the picture, and will not show it. */
    isFinal: (_, { failure }: Refused) => final.has(failure.kind),
    isUnauthenticated: (_, { failure }: Refused) => failure.kind === 'unauthenticated',
  },
  actions: {
    /** The same file as the one that was cut off goes on; another one takes its place. */
    orderUpload: enqueueActions(({ context, enqueue, self }, choice: { file: PickedFile }) => {
      const { slot, upload } = context;
      const file = sameIntent(upload ?? undefined, choice.file);
      if (upload && upload.id !== file.id) enqueue.emit(uploads.cancelOrder(null, upload));
      enqueue.assign({ upload: uploads.chosenUpload(file) });
      const form = { asker: self, purpose: slot };
      for (const order of uploads.addOrders([file], form)) enqueue.emit(order);
    }),
    storeFound: assign((_, { file }: { file: Types.KeptPicture }) => ({
      upload: 'hash' in file ? heldFile(file) : unsentUpload(file),
    })),
    followUpload: enqueueActions(({ context: { slot, upload }, enqueue, self }) => {
      const form = { asker: self, purpose: slot };
      const orders = uploads.followOrders(upload ? [upload] : [], form);
      for (const order of orders) enqueue.emit(order);
    }),
    storeUpload: assign((_, { upload }: Changed) => ({ upload })),
    /** Over a reload and the end of a session. */
    keepUpload: sendTo('keepPicture', ({ context }) => ({
      type: 'picture.keep' as const,
      file: toKeep(context),
    })),
    /** Drops the upload once the picture is saved, or cannot be. */
    dropUpload: enqueueActions(({ context: { upload }, enqueue }) => {
      if (upload) enqueue.emit(uploads.cancelOrder(null, upload));
      enqueue.assign({ upload: null });
      enqueue.sendTo('keepPicture', { type: 'picture.keep', file: null });
    }),
    /** The device keeps it for the next visit. */
    leaveUpload: enqueueActions(({ context: { upload }, enqueue }) => {
      if (upload) enqueue.emit(uploads.cancelOrder(null, upload));
      enqueue.assign({ upload: null });
    }),
    /** An earlier visit was cut off: its file is chosen again. */
    storeUnsent: assign(({ context: { upload } }) => ({ refusal: upload && refusalOf(upload) })),
    storeRefusal: assign((_, { upload }: Changed) => ({ refusal: refusalOf(upload) })),
    storeAlign: assign((_, { align }: Aligned) => ({ align })),
    /** Another picture shows something else: the words of the one before go with it. */
    storeSaved: enqueueActions(({ context, enqueue }, saved: Types.SavedPicture) => {
      const { picture, alt } = saved;
      enqueue.assign({ saved, align: saved.align });
      if (picture?.url === context.saved.picture?.url) return;
      enqueue.stopChild('words');
      enqueue.assign(({ spawn, context: { slot } }) => ({
        words:
          picture && alt !== undefined
            ? spawn('words', { id: 'words', input: { slot, alt } })
            : null,
      }));
    }),
    discardAlign: assign({ align: ({ context }) => context.saved.align }),
    storeFailure: assign(withFailure),
    forgetRefusal: assign({ failure: null, refusal: null }),
    announceUpdate: emit({ type: 'member.updated' }),
  },
  delays: { moment: 2000 },
});
