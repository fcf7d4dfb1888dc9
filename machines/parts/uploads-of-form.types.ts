import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type { DuplicateOrder, UploadChanged } from '../media/upload-order.types.ts';

export interface UploadsOfFormContext {
  /** Also those that an earlier page began to send. */
  readonly files: readonly Upload[];
}

export type Pointer = { id: string };
export type Chosen = { files: readonly PickedFile[] };
export type Exchanged = Pointer & { file: PickedFile };

export type UploadsOfFormEvent =
  | UploadChanged
  | ({ type: 'files.attach' } & Chosen)
  | ({ type: 'file.retry' } & Pointer)
  | DuplicateOrder
  /** Replaces a file whose bytes are not on this device. */
  | ({ type: 'file.exchange' } & Exchanged)
  | ({ type: 'file.remove' } & Pointer)
  | { type: 'form.submit' };
