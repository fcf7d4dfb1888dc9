import { fromPromise } from 'xstate';
import { newPostOpeningMachine } from '#machines/posts/new-post-opening.machine.ts';
import { ownPostOpeningMachine } from '#machines/posts/own-post-opening.machine.ts';
import type { PostVersion } from '#machines/posts/post-content.types.ts';
import type { DeviceAnswer, KeptSlot } from '#machines/posts/post-opening.types.ts';
import type { ServerAnswer, ServerPost } from '#machines/posts/server-post.types.ts';
import { findDraftOf, loadFeePercent, makeDraft } from '#src/api/posts/post-write.ts';
import { newId } from '#src/ids.ts';
import { answerOrNone, postFinder } from './own-post.ts';
import type { PostDeps } from './post-deps.types.ts';

/** The ports of what this device keeps. */
const devicePorts = ({ storage }: PostDeps) => ({
  readKept: fromPromise<DeviceAnswer, KeptSlot>(({ input }) => {
    const entry = storage.read(input);
    const kept = entry && { entry, at: new Date(entry.at).toISOString() };
    return Promise.resolve({ kept, at: new Date().toISOString(), key: newId() });
  }),
  dropKept: fromPromise<void, KeptSlot>(({ input }) => Promise.resolve(storage.drop(input))),
});

/** Joins the opening of a post to what this device keeps of it, and to the calls that read it. */
export function postOpeningAdapter(deps: PostDeps) {
  const { http } = deps;
  const shared = { ...devicePorts(deps), findPost: postFinder(http) };
  const findMade = fromPromise<PostVersion, { key: string }>(({ input: { key } }) =>
    makeDraft(http, { key, draftOf: null }),
  );
  const findEdit = fromPromise<ServerAnswer<ServerPost | null>, { postId: number }>(
    async ({ input: { postId } }) => answerOrNone(await findDraftOf(http, postId)),
  );
  return {
    actors: {
      newPostOpening: newPostOpeningMachine.provide({ actors: { ...shared, findMade } }),
      ownPostOpening: ownPostOpeningMachine.provide({ actors: { ...shared, findEdit } }),
      loadFeePercent: fromPromise<number, void>(() => loadFeePercent(http)),
    },
  };
}
