import { fromPromise } from 'xstate';
import { isSameContent } from '#machines/posts/post-content.ts';
import type { PostContent } from '#machines/posts/post-content.types.ts';
import { postDraftMachine } from '#machines/posts/post-draft.machine.ts';
import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import type {
  OpenedPost,
  PostEditorInput,
  PostSubmitted,
  PostToSubmit,
} from '#machines/posts/post-editor.types.ts';
import { applyDraft, makeDraft, publishDraft, type OwnPost } from '#src/api/post-write.ts';
import { openPost } from './open-post.ts';
import { contentOf, findOwnPost, isMissing, isStale, versionOf, writeContent } from './own-post.ts';
import { postDraftAdapter } from './post-draft.adapter.ts';
import { postTimeAdapter } from './post-time.adapter.ts';
import type { PostWorld } from './post-world.types.ts';

const done = ({ version: { id }, status, fields }: OwnPost): PostSubmitted => ({
  kind: 'done',
  postId: id,
  publishAt: status === 'scheduled' ? fields.publishAt : null,
});

/** What the press of the button does at the server, the first time it is asked for. */
async function call(world: PostWorld, post: PostToSubmit): Promise<OwnPost> {
  const { http } = world;
  const { mode, version, content, over } = post;
  if (mode === 'publish') return publishDraft(http, version, content.publishAt);
  if (mode === 'apply') return applyDraft(http, version, over);
  const written = await writeContent(world, version, content, content.publishAt === null);
  return content.publishAt === null ? publishDraft(http, written.version, null) : written;
}

/**
 * Another tab published this draft with other words: what was pressed here comes out as a post of its own,
 * once, however often it is asked.
 */
async function publishApart(
  world: PostWorld,
  { version, content }: PostToSubmit,
  ownKeys: Map<string, string>,
): Promise<OwnPost> {
  const name = `${version.id} ${version.updatedAt}`;
  const key = ownKeys.get(name) ?? crypto.randomUUID();
  ownKeys.set(name, key);
  const draft = await makeDraft(world.http, { key, draftOf: null });
  const written = await writeContent(world, draft, content);
  return publishDraft(world.http, written.version, content.publishAt);
}

/** Letters and digits alone: the server tidies spaces and signs, and never these. */
const lettersOf = ({ title, text }: PostContent): string =>
  `${title}|${text}`.replaceAll(/[^\p{L}\p{N}|]/gu, '');

const isOther = ({ mode, content }: PostToSubmit, post: OwnPost): boolean =>
  mode === 'publish' && lettersOf(content) !== lettersOf(contentOf(post));

/** What the server shows of it after a refusal: an earlier call may have done it, or another device. */
async function lookFor(
  { http }: PostWorld,
  { mode, version, content, username, draftOf }: PostToSubmit,
): Promise<PostSubmitted | null> {
  const now = await findOwnPost(http, username, draftOf ?? version.id);
  if (!now) return null;
  const { publishAt } = now.fields;
  const isThere = isSameContent({ ...content, publishAt }, contentOf(now));
  const isPlanned = Date.parse(publishAt ?? '') === Date.parse(content.publishAt ?? '');
  if (mode === 'publish') {
    const isDone = now.status === 'published' || (now.status === 'scheduled' && isPlanned);
    if (isDone && isThere) return done(now);
  } else if (isThere) return done(now);
  const isPublished = mode === 'apply';
  return { kind: 'stale', other: { ...versionOf(now), isPublished } };
}

async function submit(
  world: PostWorld,
  post: PostToSubmit,
  ownKeys: Map<string, string>,
): Promise<PostSubmitted> {
  try {
    const answer = await call(world, post);
    return done(isOther(post, answer) ? await publishApart(world, post, ownKeys) : answer);
  } catch (error) {
    if (!isStale(error) && !isMissing(error)) throw error;
    const found = await lookFor(world, post);
    if (!found) throw error;
    return found;
  }
}

/** Joins the writing of a post to its device, and to the calls that publish it. */
export function postEditorAdapter(world: PostWorld) {
  /** Posts apart, by the version that another tab published. */
  const ownKeys = new Map<string, string>();
  return {
    actors: {
      openPost: fromPromise<OpenedPost, PostEditorInput>(({ input }) => openPost(world, input)),
      submitPost: fromPromise<PostSubmitted, PostToSubmit>(({ input }) =>
        submit(world, input, ownKeys),
      ),
      draft: postDraftMachine.provide(postDraftAdapter(world)),
      time: postTimeMachine.provide(postTimeAdapter),
    },
  };
}
