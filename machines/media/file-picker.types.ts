import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { Folder } from './folder-name.types.ts';
import type { LibraryFile } from './library-file.types.ts';
import type { FilePickerAsked } from './upload-order.types.ts';

/**
 * What a member has to do with a file: they bought it, it was sent to them free, it was offered for a
 * price, or it is shown in a post that they can open.
 */
export interface FileMark {
  readonly kind: 'bought' | 'sent' | 'offered' | 'shown';
  /** Time of the purchase, the message or the post. */
  readonly at: string;
  /** Minor units and an ISO currency; null except of what is offered. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

/** One's own file, as it is picked. */
export interface PickableFile extends LibraryFile {
  /** About the member to whom it is to be sent; null where there is nothing to say. */
  readonly mark: FileMark | null;
}

export interface FilePickerContext extends FilePickerAsked, PagedContext<PickableFile> {
  /** One's folders, by name; null until they came. */
  readonly folders: readonly Folder[] | null;
  /** Only what is in this folder; null shows all. */
  readonly folder: number | null;
  /** Words of a name or of a description. */
  readonly search: string;
  /** The chosen files, in the order in which they were chosen. */
  readonly chosen: readonly PickableFile[];
}

export interface PickableAsked {
  readonly about: number | null;
  readonly folder: number | null;
  readonly search: string;
  /** Null gets the first page. */
  readonly cursor: string | null;
  /** True until the folders came. */
  readonly needsFolders: boolean;
}

export interface PickablePage extends PageOf<PickableFile> {
  /** Null where they were not asked for. */
  readonly folders: readonly Folder[] | null;
}

export type FilePickerEvent =
  | PagedEvent
  | { type: 'search.change'; text: string }
  | { type: 'folder.choose'; id: number | null }
  | { type: 'file.toggle'; hash: string }
  | { type: 'choice.clear' }
  | { type: 'files.add' }
  /** Answers to the question about files that the member has already. */
  | { type: 'marked.add' }
  | { type: 'marked.leaveOut' }
  /** Leaves the question, and the choice as it is. */
  | { type: 'dialog.dismiss' };
