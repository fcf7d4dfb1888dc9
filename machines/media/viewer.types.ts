import type { ActorRef, Snapshot } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { Caption } from '../posts/post.types.ts';
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
  /** Time of the upload, the purchase or the message. */
  readonly at: string;
  /** Absent without any. */
  readonly captions?: readonly Caption[];
  /** Signed address of an HLS playlist of the video; absent without one. */
  readonly streamUrl?: string;
  /** Of one's own file: address of its bytes as they came, which downloads them; absent without any. */
  readonly originalUrl?: string;
  /** Its place among the files of its message, from 1, where those of the whole chat are not counted. */
  readonly album?: { readonly place: number; readonly count: number };
}

/** New addresses of one file. */
export type ViewerAddress = Pick<ViewerFile, 'hash' | 'url' | 'thumbUrl' | 'streamUrl'>;

/** Place where files are looked at: an address that ended is renewed there. */
export type ViewerPlace = 'library' | 'post' | 'chat';

/** A file whose addresses have ended. */
export interface EndedFile extends ViewerAddress {
  readonly place: ViewerPlace;
}

export type FileKind = 'image' | 'video' | 'audio';

/** The list shows what matches all of these. Days are `YYYY-MM-DD` in the member's zone; empty is open. */
export interface LibraryFilters {
  /** Words of a name or of a description. */
  readonly search: string;
  readonly kind: FileKind | null;
  readonly from: string;
  readonly to: string;
  /** Only what no post and no message shows. */
  readonly unused: boolean;
}

/** The list of the library that goes on after the files that have come. */
export interface ViewerMore {
  readonly list: 'uploaded' | 'owned';
  readonly folder: number | null;
  readonly filters: LibraryFilters;
  readonly cursor: string;
}

/** The files after those, and where they go on; a null cursor is the end. */
export interface ViewerPage {
  readonly files: readonly ViewerFile[];
  readonly cursor: string | null;
}

/** Files of a chat before those that have come. */
export interface OlderFiles {
  readonly withUserId: number;
  readonly chatType: 0 | 1;
  /** Id of the first message whose files have come. */
  readonly beforeId: number;
  /** Number of them; null until a page says it. */
  readonly count: number | null;
}

/** Some of those files, oldest first. */
export interface OlderPage {
  readonly files: readonly ViewerFile[];
  /** Null where there are none. */
  readonly beforeId: number | null;
  /** Number of files before these. */
  readonly count: number;
}

export interface ViewerAsked {
  readonly place: ViewerPlace;
  readonly files: readonly ViewerFile[];
  /** Index of the first file to show. */
  readonly index: number;
  /** Number of files there are, loaded or not; null where the server does not count them. */
  readonly count: number | null;
  /** Null where all have come. */
  readonly more: ViewerMore | null;
  /** Absent where nothing is before the first file. */
  readonly older?: OlderFiles;
  /** One's own files may be downloaded. */
  readonly isOwn: boolean;
  /** The folder that they are looked at in. */
  readonly folder: number | null;
}

export interface ViewerContext extends Omit<ViewerAsked, 'older'> {
  /** Null where all have come. */
  readonly older: OlderFiles | null;
  /** True while the file is shown that the viewer was opened with: a video begins to play. */
  readonly isFirst: boolean;
  /** Enlargement of the picture, from 1 (as large as the window lets it be) to 4. */
  readonly zoom: number;
  /** The file whose address was renewed since it came into view. */
  readonly renewed: string | null;
  readonly failure: Failure | null;
}

/** Number of files before those that have come, as far as it is known. */
export const placesBefore = ({ older }: Pick<ViewerContext, 'older'>): number => older?.count ?? 0;

/** Number of places to go to from the first file that has come: a list of unknown length has one more than has come. */
export const placesOf = ({
  files,
  count,
  more,
}: Pick<ViewerContext, 'files' | 'count' | 'more'>): number =>
  more === null ? files.length : Math.max(count ?? 0, files.length + 1);

export type ViewerEvent =
  /** From 0, the first file that has come; before and beyond those it is waited for. */
  | { type: 'file.choose'; index: number }
  /** The browser could not load the file that is shown. */
  | { type: 'file.broken' }
  /** The file goes to another folder. */
  | { type: 'file.move' }
  /** The nearest of 1 and 4 in place of what is beyond them. */
  | { type: 'zoom.change'; zoom: number }
  /** The whole description is shown, or its beginning again. */
  | { type: 'words.toggle' }
  | { type: 'viewer.retry' }
  | { type: 'connection.restored' };

export type ViewerEmitted = DialogRequested<FolderMoveDialog>;

/** The dialog that shows files at their full size. */
export type ViewerDialog = DialogToken<'viewer', ViewerAsked, null>;

/** A locked video of which the first seconds may be watched. */
export interface PreviewVideo extends Pick<
  ViewerFile,
  'hash' | 'placeholder' | 'width' | 'height'
> {
  /** Signed address of its clip. */
  readonly previewUrl: string;
  /** Duration of the whole video; absent where it is not known. */
  readonly seconds?: number;
  /** Languages alone; absent without any. */
  readonly captions?: readonly Caption[];
}

/** Sent to whoever asked for a preview: the post or the message is to be unlocked. */
export interface PreviewUnlocked {
  type: 'preview.unlock';
  /** Of the post or the message. */
  id: number;
}

export interface VideoPreviewAsked {
  readonly asker: ActorRef<Snapshot<unknown>, PreviewUnlocked>;
  /** Of the post or the message. */
  readonly id: number;
  /** At least one. */
  readonly videos: readonly PreviewVideo[];
  /** Minor units and an ISO currency; null where it is not sold to this viewer. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

/** The dialog that plays the first seconds of locked videos. */
export type VideoPreviewDialog = DialogToken<'videoPreview', VideoPreviewAsked, null>;
