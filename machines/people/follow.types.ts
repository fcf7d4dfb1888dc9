import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { RelationChanged } from './relation.types.ts';

export interface FollowInput {
  readonly userId: number;
  readonly displayName: string;
  /** True if the viewer follows this person now. */
  readonly isFollower: boolean;
}

export interface FollowContext extends FollowInput {
  readonly failure: Failure | null;
}

export type FollowEvent = { type: 'follow.start' } | { type: 'follow.stop' } | RelationChanged;

export type FollowEmitted = RelationChanged | NoticeShown;
