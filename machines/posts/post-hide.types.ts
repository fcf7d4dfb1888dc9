import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';

export interface PostHideInput {
  readonly postId: number;
}

export interface PostHideContext extends PostHideInput {
  readonly failure: Failure | null;
}

/** Hides a post that is shown, and shows again one that is hidden. */
export type PostHideEvent = { type: 'hide.toggle' };

export type PostHideEmitted =
  /** The post stands in its list as before. */
  { type: 'hide.ended'; postId: number } | NoticeShown;
