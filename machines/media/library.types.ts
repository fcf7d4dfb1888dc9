import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Folder, FolderNameDialog } from './folder-name.types.ts';
import type { PickedFile, Upload } from './uploaded.types.ts';
import type { UploadChanged, UploadOrdered } from './upload-order.types.ts';
import type { ViewerDialog, ViewerFile } from './viewer.types.ts';
import type { FolderDeleteDialog } from './folder-delete.types.ts';

/** One's own files, or those in what one bought. */
export type LibraryList = 'uploaded' | 'owned';

/** Purchase that a file came with. */
export interface LibraryPurchase {
  readonly subject: 'post' | 'message';
  readonly subjectId: number;
  /** Id of its receipt; null for old payments without one. */
  readonly paymentId: number | null;
  readonly from: { readonly id: number; readonly username: string; readonly displayName: string };
  /** Minor units and an ISO currency. */
  readonly price: { readonly amount: number; readonly currency: string };
}

/** A file of the library. */
export interface LibraryFile extends ViewerFile {
  /** Unique in its list: a file may be bought twice. */
  readonly key: string;
  /** As the device called it that it came from; null where nobody said, and of what was bought. */
  readonly name: string | null;
  /** What it takes of the storage; null where nobody said. */
  readonly bytes: number | null;
  /** Duration; null for pictures. */
  readonly seconds: number | null;
  readonly purchase: LibraryPurchase | null;
}

/** Number of one's files, their size and the member's storage, both in bytes. */
export interface LibrarySize {
  readonly count: number;
  readonly bytes: number;
  readonly storage: number;
}

export interface LibraryInput {
  readonly list: LibraryList;
  /** Only what is in this folder; null shows all. */
  readonly folder: number | null;
  /** MIME types that the server takes. */
  readonly kinds: readonly string[];
}

export interface LibraryContext extends LibraryInput, PagedContext<LibraryFile> {
  /** Null for what one bought, and until the first page came. */
  readonly size: LibrarySize | null;
  /** One's folders, by name; null for what one bought, and until the first page came. */
  readonly folders: readonly Folder[] | null;
  /** Files on their way from this device. */
  readonly uploads: readonly Upload[];
  /** Hashes of listed files that another visit or device sent, and that are still made ready. */
  readonly followed: readonly string[];
}

export interface LibraryAsked {
  readonly list: LibraryList;
  readonly cursor: string | null;
  readonly folder: number | null;
}

export interface LibraryPage extends PageOf<LibraryFile> {
  readonly size: LibrarySize | null;
  /** With the first page of one's own files. */
  readonly folders: readonly Folder[] | null;
}

export type LibraryEvent =
  | PagedEvent
  /** Event: a purchase was settled, here or on another device. */
  | { type: 'purchase.settled' }
  | { type: 'files.choose'; files: readonly PickedFile[] }
  /** Another folder, or all of them. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | { type: 'folder.create' }
  | { type: 'folder.rename' }
  | { type: 'folder.delete' }
  /** A folder was named or deleted, or files were moved. */
  | DialogsEmitted
  /** A file is opened in full size. */
  | { type: 'file.open'; key: string }
  | { type: 'upload.drop'; id: string }
  | { type: 'upload.repeat'; id: string }
  | UploadChanged;

export type LibraryEmitted =
  | DialogRequested<ViewerDialog | FolderNameDialog | FolderDeleteDialog>
  | { type: 'location.requested'; path: string }
  | UploadOrdered;
