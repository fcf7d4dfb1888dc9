import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { FileDetailsDialog } from './inspection.types.ts';
import type { FilesDeleteDialog } from './files-delete.types.ts';
import type { Folder, FolderNameDialog } from './folder-name.types.ts';
import type { FileProcessed, PickedFile, Upload } from './uploaded.types.ts';
import type { DuplicateOrder, UploadChanged, UploadOrdered } from './upload-order.types.ts';
import type { LibraryFile } from './library-file.types.ts';
import type { LibraryFilters, ViewerDialog } from './viewer.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { FilesRestored } from './files-restored.types.ts';
import type { selectionMachine } from './selection.machine.ts';
import type { SelectionEmitted } from './selection.types.ts';
import type { FolderDeleteDialog } from './folder-delete.types.ts';

/** One's own files, or those in what one bought. */
export type LibraryList = 'uploaded' | 'owned';

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
  readonly filters: LibraryFilters;
  /** MIME types that the server takes. */
  readonly kinds: readonly string[];
}

export interface LibraryContext extends LibraryInput, PagedContext<LibraryFile> {
  /** Null for what one bought, and until the first page came. */
  readonly size: LibrarySize | null;
  /** One's folders, by name; null for what one bought, and until the first page came. */
  readonly folders: readonly Folder[] | null;
  /** All folders are listed, not the first rows alone. */
  readonly showsAllFolders: boolean;
  /** Files on their way from this device. */
  readonly uploads: readonly Upload[];
  /** Hashes of listed files that another visit or device sent, and that are still made ready. */
  readonly followed: readonly string[];
  /** The listed files that are chosen. */
  readonly selection: ChildOf<typeof selectionMachine>;
}

export interface LibraryAsked {
  readonly list: LibraryList;
  readonly cursor: string | null;
  readonly folder: number | null;
  readonly filters: LibraryFilters;
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
  | { type: 'filters.change'; filters: Partial<LibraryFilters> }
  | { type: 'filters.clear' }
  | { type: 'search.change'; text: string }
  /** Another folder or other filters. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  /** All folders, or the first rows again. */
  | { type: 'folders.switch' }
  | { type: 'folder.create' }
  | { type: 'folder.rename' }
  | { type: 'folder.delete' }
  /** A folder was named or deleted, or files were moved. */
  | DialogsEmitted
  /** A file is opened in full size. */
  | { type: 'file.open'; key: string }
  /** Facts of one's own file and its uses are asked for. */
  | { type: 'file.inspect'; key: string }
  | { type: 'upload.drop'; id: string }
  | { type: 'upload.repeat'; id: string }
  | DuplicateOrder
  | UploadChanged
  | ChildEmitted<SelectionEmitted>
  /** A move or a deletion was undone, as a notice offered. */
  | FilesRestored
  | FileProcessed;

export type LibraryEmitted =
  | SelectionEmitted
  | DialogRequested<
      ViewerDialog | FileDetailsDialog | FilesDeleteDialog | FolderNameDialog | FolderDeleteDialog
    >
  | { type: 'location.requested'; path: string; replace?: true }
  | UploadOrdered;
