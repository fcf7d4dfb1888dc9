import { fromPromise } from 'xstate';
import type { PostVersion } from '#machines/posts/post-content.types.ts';
import type { DraftToPublish, PlanToChange } from '#machines/posts/post-publishing.types.ts';
import type { ServerAnswer } from '#machines/posts/server-post.types.ts';
import { applyDraft, publishDraft } from '#src/api/posts/post-write.ts';
import { answerOf, postFinder, writeContent } from './own-post.ts';
import type { PostDeps } from './post-deps.types.ts';

/** Joins the publishing of a post to `POST …/publish`, `POST …/apply` and `PATCH /api/v1/posts/{id}`. */
export function postPublishingAdapter(deps: PostDeps) {
  const { http, storage } = deps;
  return {
    actors: {
      publishDraft: fromPromise<ServerAnswer, DraftToPublish>(
        async ({ input: { version, publishAt } }) =>
          answerOf(await publishDraft(http, version, publishAt)),
      ),
      applyDraft: fromPromise<ServerAnswer, { version: PostVersion; over: string | null }>(
        async ({ input: { version, over } }) => answerOf(await applyDraft(http, version, over)),
      ),
      changePlan: fromPromise<ServerAnswer, PlanToChange>(
        async ({ input: { version, content, keepsTime } }) =>
          answerOf(await writeContent(deps, version, content, keepsTime)),
      ),
      findPost: postFinder(http),
      findOtherTab: fromPromise<boolean, { postId: number }>(({ input: { postId } }) =>
        Promise.resolve(storage.isInOtherTab(postId)),
      ),
    },
  };
}
