import { callbackPort, promisePort } from '../lib/port.ts';
import type { PictureSlot } from './picture-alt.types.ts';
import type { PictureAlign, PictureKeeping, SavedPicture } from './picture-choice.types.ts';

interface Slot {
  readonly slot: PictureSlot;
}

/** Keeps on the device which picture was chosen; sends picture.found where an earlier visit left one. */
export const keepPicture = callbackPort<PictureKeeping, Slot>('keepPicture');

/** The picture as the server has it. Throws a Failure. */
export const loadPicture = promisePort<SavedPicture, Slot>('loadPicture');

/** Shows a file that is ready from then on. Throws a Failure. */
export const placePicture = promisePort<SavedPicture, Slot & { readonly hash: string }>(
  'placePicture',
);

/** Shows no picture any more. Throws a Failure. */
export const removePicture = promisePort<SavedPicture, Slot>('removePicture');

/** Keeps what of it stays in sight. Throws a Failure. */
export const saveAlign = promisePort<SavedPicture, Slot & { readonly align: PictureAlign }>(
  'saveAlign',
);
