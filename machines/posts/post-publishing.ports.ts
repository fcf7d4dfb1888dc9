import { promisePort } from '../lib/port.ts';
import type { PostVersion } from './post-content.types.ts';
import type { DraftToPublish, PlanToChange } from './post-publishing.types.ts';
import type { ServerAnswer } from './server-post.types.ts';

/** `POST /api/v1/posts/{id}/publish`. Throws a Failure. */
export const publishDraft = promisePort<ServerAnswer, DraftToPublish>('publishDraft');

/** `POST /api/v1/posts/{id}/apply`: the changes take the place of what is published. Throws a Failure. */
export const applyDraft = promisePort<ServerAnswer, { version: PostVersion; over: string | null }>(
  'applyDraft',
);

/** `PATCH /api/v1/posts/{id}` of a planned post. Throws a Failure. */
export const changePlan = promisePort<ServerAnswer, PlanToChange>('changePlan');

/** Resolves to true if another tab of this browser has this post open. */
export const findOtherTab = promisePort<boolean, { postId: number }>('findOtherTab');
