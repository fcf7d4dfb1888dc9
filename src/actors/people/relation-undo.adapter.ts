import { fromPromise } from 'xstate';
import type { Undo } from '#machines/people/undo.types.ts';
import type { TakenBack } from '#machines/people/relation-undo.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { restoreFiles } from '#src/api/media/deletion.ts';
import { undoMove } from '#src/api/media/folders.ts';
import { restorePost } from '#src/api/posts/post-restore.ts';
import { banPerson, forgivePerson, startFollowing } from '#src/api/people/relation-commands.ts';

/**
 * Joins the undo to `POST /api/v1/people/{id}/start_following`, `/forgive`, or `/ban` as before, and to
 * `POST /api/v1/posts/{id}/restore`, `/library/move` and `/library/restore`.
 */
export const relationUndoAdapter = (http: Http) => ({
  actors: {
    takeBack: fromPromise<TakenBack, Undo>(async ({ input: undo }) => {
      if (undo.kind === 'post') {
        await restorePost(http, undo.postId);
        return null;
      }
      if (undo.kind === 'files') {
        await undoMove(http, undo.changes);
        return null;
      }
      if (undo.kind === 'deletion') return { restored: await restoreFiles(http, undo.hashes) };
      if (undo.kind === 'follow') return startFollowing(http, undo.userId);
      return undo.before === null
        ? forgivePerson(http, undo.userId)
        : banPerson(http, undo.userId, undo.before);
    }),
  },
});
