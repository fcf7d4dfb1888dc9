import type { Failure } from '../lib/failure.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { FolderMoveDialog } from './folder-move.types.ts';

/** A file as the viewer shows it. */
export interface ViewerFile {
  readonly hash: string;
  readonly type: 'image' | 'video' | 'audio';
  /** CSS colour painted until it is there. */
  readonly placeholder: string;
  /** Alternative text. */
  readonly alt: string | null;
  /** Signed, and good for an hour or two; null while it is being made ready. */
  readonly url: string | null;
  readonly thumbUrl: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Time of the upload or the purchase. */
  readonly at: string;
}

/** New addresses of one file. */
export type ViewerAddress = Pick<ViewerFile, 'hash' | 'url' | 'thumbUrl'>;

/** Place where files are looked at: an address that ended is renewed there. */
export type ViewerPlace = 'library' | 'post';

/** A file whose addresses have ended. */
export interface EndedFile extends ViewerAddress {
  readonly place: ViewerPlace;
}

export interface ViewerAsked {
  readonly place: ViewerPlace;
  readonly files: readonly ViewerFile[];
  /** Index of the first file to show. */
  readonly index: number;
  /** One's own files may be downloaded. */
  readonly isOwn: boolean;
  /** The folder that they are looked at in. */
  readonly folder: number | null;
}

export interface ViewerContext extends ViewerAsked {
  /** The file whose address was renewed since it came into view. */
  readonly renewed: string | null;
  readonly failure: Failure | null;
}

export type ViewerEvent =
  | { type: 'file.choose'; index: number }
  /** The browser could not load the file that is shown. */
  | { type: 'file.broken' }
  /** The file goes to another folder. */
  | { type: 'file.move' }
  | { type: 'viewer.retry' }
  | { type: 'connection.restored' };

export type ViewerEmitted = DialogRequested<FolderMoveDialog>;

/** The dialog that shows files at their full size. */
export type ViewerDialog = DialogToken<'viewer', ViewerAsked, null>;
