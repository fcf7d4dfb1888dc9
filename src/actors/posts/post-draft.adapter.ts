import { fromCallback, fromPromise } from 'xstate';
import { isSameContent } from '#machines/posts/post-content.ts';
import type {
  CopyToKeep,
  DeviceCommand,
  DraftSaved,
  DraftToDiscard,
  DraftToSave,
  PostDraftSlot,
} from '#machines/posts/post-draft.types.ts';
import { discardDraft, makeDraft, type OwnPost } from '#src/api/post-write.ts';
import { findOwnPost, isMissing, isStale, versionOf, writeContent } from './own-post.ts';
import type { PostWorld } from './post-world.types.ts';

const saved = ({ version }: Pick<OwnPost, 'version'>): DraftSaved => ({
  kind: 'saved',
  version,
  at: new Date().toISOString(),
});

/** Joins the keeping of a draft to the device and to `POST` and `PATCH /api/v1/posts`. */
export function postDraftAdapter(world: PostWorld) {
  const { http, storage } = world;
  /** Copies that were made, by the version they stood against: one conflict, one copy. */
  const copies = new Map<string, string>();

  /** Published by another tab with these very words: what is written next must not change what is out. */
  const out = new Set<number>();

  async function save(draft: DraftToSave): Promise<DraftSaved> {
    const { key, draftOf, content, unanswered, username } = draft;
    if (draft.version && out.has(draft.version.id))
      return { kind: 'gone', key: crypto.randomUUID() };
    const version = draft.version ?? (await makeDraft(http, { key, draftOf }));
    try {
      const post = await writeContent(world, version, content);
      if (post.status !== 'draft') out.add(post.version.id);
      return saved(post);
    } catch (error) {
      if (!isStale(error) && !isMissing(error)) throw error;
    }
    const now = await findOwnPost(http, username, version.id);
    if (now?.status !== 'draft') return { kind: 'gone', key: crypto.randomUUID() };
    const other = versionOf(now);
    const isOwn = [...unanswered, content].some((one) => isSameContent(one, other.content));
    if (!isOwn) return { kind: 'stale', other };
    return saved(await writeContent(world, now.version, content));
  }

  return {
    actors: {
      keepOnDevice: fromCallback<DeviceCommand, PostDraftSlot>(({ input, receive }) => {
        receive((command) => {
          if (command.type === 'entry.dropped') storage.drop(input);
          else storage.write(input, command.entry);
        });
      }),
      saveDraft: fromPromise<DraftSaved, DraftToSave>(({ input }) => save(input)),
      discardDraft: fromPromise<string, DraftToDiscard>(async ({ input }) => {
        const { key, version, draftOf, isSent } = input;
        // Where the answer to its making was lost, the same key finds what it made.
        const found = version ?? (isSent ? await makeDraft(http, { key, draftOf }) : null);
        if (found) await discardDraft(http, found.id);
        return crypto.randomUUID();
      }),
      keepCopy: fromPromise<void, CopyToKeep>(async ({ input }) => {
        const { against, draftOf, content } = input;
        const name = `${against.id} ${against.updatedAt}`;
        const key = copies.get(name) ?? crypto.randomUUID();
        copies.set(name, key);
        const version = await makeDraft(http, { key, draftOf, isCopy: draftOf !== null });
        await writeContent(world, version, content);
      }),
    },
  };
}
