import { emptyContent, isEmptyContent, isSameContent } from '#machines/posts/post-content.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import type { PostDraftEntry } from '#machines/posts/post-draft.types.ts';
import type { OpenedPost, PostEditorInput } from '#machines/posts/post-editor.types.ts';
import { findDraftOf, loadFeePercent, type OwnPost } from '#src/api/post-write.ts';
import { contentOf, findOwnPost, versionOf } from './own-post.ts';
import type { PostWorld } from './post-world.types.ts';

type Opening = Pick<OpenedPost, 'mode' | 'slot' | 'baseline' | 'buyers'>;
type Found = Omit<OpenedPost, 'openedAt' | 'feePercent'>;

const freshEntry = (content: PostContent): PostDraftEntry => ({
  key: crypto.randomUUID(),
  version: null,
  content,
  unanswered: [],
  isSaved: true,
  isDiscarded: false,
});
const entryAt = (post: OwnPost): PostDraftEntry => ({
  ...freshEntry(contentOf(post)),
  version: post.version,
});

/** What goes on: what this device has against what the server has of the same draft. */
function continued(
  world: PostWorld,
  opening: Opening,
  draft: OwnPost | null,
): Pick<OpenedPost, 'entry' | 'other' | 'restoredAt'> {
  const kept = world.storage.read(opening.slot);
  const start = draft ? entryAt(draft) : freshEntry(opening.baseline);
  const isWritten = draft !== null && !isSameContent(contentOf(draft), opening.baseline);
  if (!kept)
    return {
      entry: start,
      other: null,
      restoredAt: isWritten && opening.mode === 'apply' ? draft.version.updatedAt : null,
    };
  const { at, ...entry } = kept;
  const restoredAt = new Date(at).toISOString();
  if (entry.isDiscarded) {
    const isNew = isSameContent(entry.content, opening.baseline);
    return { entry, other: null, restoredAt: isNew ? null : restoredAt };
  }
  const isSame = isSameContent(entry.content, draft ? contentOf(draft) : opening.baseline);
  if (isSame) return { entry: start, other: null, restoredAt: isWritten ? restoredAt : null };
  if (!draft || opening.slot.isDeviceOnly) {
    const isAlone = opening.slot.isDeviceOnly || entry.version === null;
    const key = isAlone ? entry.key : crypto.randomUUID();
    const version = opening.slot.isDeviceOnly ? (draft?.version ?? null) : null;
    const own = { ...entry, key, version, unanswered: [], isSaved: false };
    return isEmptyContent(entry.content)
      ? { entry: start, other: null, restoredAt: null }
      : { entry: own, other: null, restoredAt };
  }
  const { version, content } = versionOf(draft);
  const isOwn =
    entry.version === null ||
    entry.version.updatedAt === version.updatedAt ||
    entry.unanswered.some((one) => isSameContent(one, content));
  if (isOwn) return { entry: { ...entry, version, isSaved: false }, other: null, restoredAt };
  // Changed on another device, and here nothing that the server does not have.
  if (entry.isSaved) return { entry: start, other: null, restoredAt: version.updatedAt };
  return { entry, other: { version, content }, restoredAt };
}

const isPublished = (content: PostContent, post: OwnPost): boolean =>
  isSameContent({ ...content, publishAt: post.fields.publishAt }, contentOf(post));

/** Finds what is unfinished of a new post: its draft may have been published or deleted elsewhere. */
async function openNew(world: PostWorld, { author }: PostEditorInput): Promise<Found> {
  const { id: viewerId, username } = author;
  const slot = { viewerId, username, postId: null, draftOf: null, isDeviceOnly: false };
  const opening: Opening = { mode: 'publish', slot, baseline: emptyContent, buyers: 0 };
  const kept = world.storage.read(slot);
  const found = kept?.version ? await findOwnPost(world.http, username, kept.version.id) : null;
  // It was published, and the answer never came: nothing of it is unfinished.
  if (kept && found && found.status !== 'draft' && isPublished(kept.content, found))
    world.storage.drop(slot);
  return { ...opening, ...continued(world, opening, found?.status === 'draft' ? found : null) };
}

/** Finds what is unfinished of a post that is there. */
async function openOwn(
  world: PostWorld,
  { author, username }: Pick<PostEditorInput, 'author' | 'username'>,
  postId: number,
): Promise<Found> {
  const { http } = world;
  const post = await findOwnPost(http, username, postId);
  if (!post || author.username.toLowerCase() !== username.toLowerCase())
    // oxlint-disable-next-line typescript/only-throw-error -- a Failure is plain data
    throw { kind: 'notFound' } as const;
  if (post.draftOf !== null && !post.isCopy)
    return openOwn(world, { author, username }, post.draftOf);
  const { status, buyers } = post;
  const slot = { viewerId: author.id, username: author.username, postId };
  if (post.draftOf !== null) {
    const original = await findOwnPost(http, username, post.draftOf);
    const opening: Opening = {
      mode: 'apply',
      slot: { ...slot, draftOf: post.draftOf, isDeviceOnly: false },
      baseline: contentOf(original ?? post),
      buyers: original?.buyers ?? 0,
    };
    return { ...opening, ...continued(world, opening, post) };
  }
  if (status === 'published') {
    const opening: Opening = {
      mode: 'apply',
      slot: { ...slot, draftOf: postId, isDeviceOnly: false },
      baseline: contentOf(post),
      buyers,
    };
    return { ...opening, ...continued(world, opening, await findDraftOf(http, postId)) };
  }
  const isDeviceOnly = status === 'scheduled';
  const mode = isDeviceOnly ? 'replan' : 'publish';
  const opening: Opening = {
    mode,
    slot: { ...slot, draftOf: null, isDeviceOnly },
    baseline: contentOf(post),
    buyers,
  };
  return { ...opening, ...continued(world, opening, post) };
}

/** What an earlier visit, another device or the server holds of a post. */
export async function openPost(world: PostWorld, input: PostEditorInput): Promise<OpenedPost> {
  const [found, feePercent] = await Promise.all([
    input.postId === null ? openNew(world, input) : openOwn(world, input, input.postId),
    // Who may not sell is asked for no price, and without an answer the sentence is left out.
    input.maySell ? loadFeePercent(world.http).catch(() => null) : null,
  ]);
  return { ...found, feePercent, openedAt: new Date().toISOString() };
}
