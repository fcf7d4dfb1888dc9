import type { PickedFile } from '../media/uploaded.types.ts';
import type {
  DuplicateOrder,
  FilePickerDialog,
  FilesPicked,
  UploadChanged,
  UploadOrdered,
} from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { PostFile } from './post-content.types.ts';

export interface PostFilesInput {
  readonly files: readonly PostFile[];
}

export interface PostFilesContext extends PostFilesInput {
  /** Files that were chosen last and had no room. */
  readonly surplus: number;
  /** The upload id of the file that is being described; null while none is. */
  readonly described: string | null;
}

type Pointer = { id: string };

export type PostFilesEvent =
  | UploadChanged
  | { type: 'files.attach'; files: readonly PickedFile[] }
  /** Asks for files of the library. */
  | { type: 'library.ask' }
  | FilesPicked
  | { type: 'files.replace'; files: readonly PostFile[] }
  | ({ type: 'file.remove' } & Pointer)
  | ({ type: 'file.retry' } & Pointer)
  | DuplicateOrder
  /** Replaces a file whose bytes are not on this device. */
  | ({ type: 'file.exchange'; file: PickedFile } & Pointer)
  /** `to` is the place it is to have, from 0. */
  | ({ type: 'file.move'; to: number } & Pointer)
  | ({ type: 'file.describe' } & Pointer)
  | { type: 'alt.change'; text: string }
  /** The next picture without a description, or with one. */
  | { type: 'describing.next' }
  | { type: 'describing.end' };

export type PostFilesEmitted =
  | { type: 'files.changed'; files: readonly PostFile[] }
  | UploadOrdered
  | DialogRequested<FilePickerDialog>;
