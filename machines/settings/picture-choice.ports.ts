import { promisePort } from '../lib/port.ts';
import type { PickedFile } from '../media/upload.types.ts';
import type {
  PictureAlign,
  PictureOutcome,
  PictureSlot,
  SavedPicture,
} from './picture-choice.types.ts';

interface Slot {
  readonly slot: PictureSlot;
}

/** The picture as the server has it. Throws a Failure. */
export const loadPicture = promisePort<SavedPicture, Slot>('loadPicture');

/** Uploads the file and shows it from then on. Throws a Failure where the upload is not to blame. */
export const changePicture = promisePort<
  PictureOutcome,
  Slot & { readonly file: PickedFile | null }
>('changePicture');

/** Shows no picture any more. Throws a Failure. */
export const removePicture = promisePort<SavedPicture, Slot>('removePicture');

/** Keeps what of the banner stays in sight. Throws a Failure. */
export const saveAlign = promisePort<SavedPicture, { readonly align: PictureAlign }>('saveAlign');
