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

/** Somebody was left just now. */
export interface FollowUndo extends Whom {
  readonly kind: 'follow';
}

/** Something between the viewer and one person that was done just now, and can be taken back. */
export type RelationUndo = BanUndo | FollowUndo;

/** One's own post was deleted just now; the server keeps it for an hour. */
export interface PostUndo {
  readonly kind: 'post';
  readonly postId: number;
  readonly together?: boolean;
}

/** Whatever a notice can take back. */
export type Undo = RelationUndo | PostUndo;
