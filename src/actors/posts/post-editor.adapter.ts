import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import { postOpeningMachine } from '#machines/posts/post-opening.machine.ts';
import { postPublishingMachine } from '#machines/posts/post-publishing.machine.ts';
import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import { postDraftAdapter } from './post-draft.adapter.ts';
import { postOpeningAdapter } from './post-opening.adapter.ts';
import { postPublishingAdapter } from './post-publishing.adapter.ts';
import { postTimeAdapter } from './post-time.adapter.ts';
import type { PostDeps } from './post-deps.types.ts';

/** Joins the writing of a post to its device, and to the calls that publish it. */
export const postEditorAdapter = (deps: PostDeps) => ({
  actors: {
    postOpening: postOpeningMachine.provide(postOpeningAdapter(deps)),
    postPublishing: postPublishingMachine.provide(postPublishingAdapter(deps)),
    draft: postDraftMachine.provide(postDraftAdapter(deps)),
    time: postTimeMachine.provide(postTimeAdapter),
  },
});
