import { fromCallback, fromPromise } from 'xstate';
import { isSameContent } from '#machines/posts/post-content.ts';
import type { PostVersion } from '#machines/posts/post-content.types.ts';
import type {
  CopyToKeep,
  DeviceCommand,
  DraftSaved,
  DraftToDiscard,
  DraftToSave,
  PostDraftSlot,
} from '#machines/posts/post-draft.types.ts';
import { outOf, versionOf } from '#machines/posts/server-post.ts';
import { discardDraft, makeDraft, type OwnPost } from '#src/api/posts/post-write.ts';
import { newId } from '#src/ids.ts';
import { intentKeys } from '../lib/intent-keys.ts';
import { answerOf, findOwnPost, isMissing, isStale, postOf, writeContent } from './own-post.ts';
import type { PostDeps } from './post-deps.types.ts';

const saved = (post: OwnPost): DraftSaved => ({
  kind: 'saved',
  version: post.version,
  at: new Date().toISOString(),
  ...(post.status !== 'draft' && { published: outOf(answerOf(post)) }),
});

/** Another device applied or discarded an edit that is written on here: what is out is not gone over unasked. */
async function gone(
  { http }: PostDeps,
  { draftOf, content, unanswered, username }: DraftToSave,
): Promise<DraftSaved> {
  const post = draftOf === null ? null : await findOwnPost(http, username, draftOf);
  const key = newId();
  if (!post) return { kind: 'gone', key };
  const other = versionOf(postOf(post));
  const isOwn = [...unanswered, content].some((one) => isSameContent(one, other.content));
  return isOwn
    ? { kind: 'gone', key }
    : { kind: 'stale', key, other: { ...other, isPublished: true } };
}

/** Another version is at the server: of this device too, of another one, out, or none any more. */
async function compare(
  deps: PostDeps,
  draft: DraftToSave,
  version: PostVersion,
): Promise<DraftSaved> {
  const now = await findOwnPost(deps.http, draft.username, version.id);
  if (now && now.status !== 'draft') return { kind: 'out', out: outOf(answerOf(now)) };
  if (!now) return gone(deps, draft);
  const { content, unanswered } = draft;
  const other = versionOf(postOf(now));
  const isOwn = [...unanswered, content].some((one) => isSameContent(one, other.content));
  const isUnknown = deps.storage.isInOtherTab(version.id);
  if (!isOwn) return { kind: 'stale', other: { ...other, isUnknown } };
  return saved(await writeContent(deps, now.version, content));
}

async function save(deps: PostDeps, draft: DraftToSave): Promise<DraftSaved> {
  const { key, draftOf, content } = draft;
  const version = draft.version ?? (await makeDraft(deps.http, { key, draftOf }));
  try {
    return saved(await writeContent(deps, version, content));
  } catch (error) {
    if (!isStale(error) && !isMissing(error)) throw error;
    return compare(deps, draft, version);
  }
}

/** Joins the keeping of a draft to the device and to `POST` and `PATCH /api/v1/posts`. */
export function postDraftAdapter(deps: PostDeps) {
  const { http, storage } = deps;
  /** Keys of copies, by the version they stood against: one conflict, one copy. */
  const keyOfCopy = intentKeys();

  return {
    actors: {
      keepOnDevice: fromCallback<DeviceCommand, PostDraftSlot>(({ input, receive }) => {
        receive((command) => {
          if (command.type === 'entry.dropped') storage.drop(input);
          else storage.write(input, command.entry);
        });
      }),
      saveDraft: fromPromise<DraftSaved, DraftToSave>(({ input }) => save(deps, input)),
      discardDraft: fromPromise<string, DraftToDiscard>(async ({ input }) => {
        const { key, version, draftOf, isSent } = input;
        // Requests with the same key return the draft, if the answer to its creation was lost.
        const found = version ?? (isSent ? await makeDraft(http, { key, draftOf }) : null);
        if (found) await discardDraft(http, found.id);
        return newId();
      }),
      keepCopy: fromPromise<void, CopyToKeep>(async ({ input }) => {
        const { username, against, draftOf, content } = input;
        const key = keyOfCopy(`${against.id} ${against.updatedAt}`);
        const version = await makeDraft(http, { key, draftOf, isCopy: draftOf !== null });
        await writeContent(deps, version, content).catch(async (error: unknown) => {
          // The copy was written before: its answer was lost, or more was written since.
          const now = isStale(error) ? await findOwnPost(http, username, version.id) : null;
          if (!now) throw error;
          if (!isSameContent(content, versionOf(postOf(now)).content))
            await writeContent(deps, now.version, content);
        });
      }),
    },
  };
}
