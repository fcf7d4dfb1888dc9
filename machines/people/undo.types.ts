import type { BanType } from './relation.types.ts';

interface Whom {
  readonly userId: number;
  readonly displayName: string;
  /** Undone together with others of one notice, which then shows no name. */
  readonly together?: boolean;
}

/** A ban or its forgiveness of just now: null where there is, or was, no ban. */
export interface BanUndo extends Whom {
  readonly kind: 'ban';
  readonly made: BanType | null;
  readonly before: BanType | null;
}

/** Undo of a follow that just ended. */
export interface FollowUndo extends Whom {
  readonly kind: 'follow';
}

/** Undo of a recent change between the viewer and one person. */
export type RelationUndo = BanUndo | FollowUndo;

/** One's own post was deleted just now; the server keeps it for an hour. */
export interface PostUndo {
  readonly kind: 'post';
  readonly postId: number;
  readonly together?: boolean;
}

/** Files that a move put into a folder and took out of it; swapped, they undo it. */
export interface FolderChange {
  readonly folder: number;
  /** Hashes of files that were not in it before. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Files of the library were moved just now. */
export interface FilesUndo {
  readonly kind: 'files';
  readonly changes: readonly FolderChange[];
  readonly together?: boolean;
}

/** Files of the library were deleted just now; the server keeps them for an hour. */
export interface DeletionUndo {
  readonly kind: 'deletion';
  /** Hashes of files, 500 at most. */
  readonly hashes: readonly string[];
  readonly together?: boolean;
}

/** Whatever a notice can take back. */
export type Undo = RelationUndo | PostUndo | FilesUndo | DeletionUndo;
