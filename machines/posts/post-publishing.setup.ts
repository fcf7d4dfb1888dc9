import { assign, setup } from 'xstate';
import type { Failed } from '../lib/params.ts';
import { isSameContent } from './post-content.ts';
import type { PostContent } from './post-content.types.ts';
import { findPost } from './post-opening.ports.ts';
import { applyDraft, changePlan, findOtherTab, publishDraft } from './post-publishing.ports.ts';
import type {
  PostPublishingContext,
  PostPublishingInput,
  PostSubmitted,
} from './post-publishing.types.ts';
import { outOf, versionOf } from './server-post.ts';
import type { ServerAnswer, ServerPost } from './server-post.types.ts';
import { instantOf } from './zoned-time.ts';

type Context = PostPublishingContext;
type Answer = ServerAnswer<ServerPost | null>;

/** Letters and digits alone: the server tidies spaces and signs, and never these. */
const lettersOf = ({ title, text }: PostContent): string =>
  `${title}|${text}`.replaceAll(/[^\p{L}\p{N}|]/gu, '');

/** True if the server has the content that was submitted, whatever its time. */
const isThere = ({ content }: Context, now: ServerPost): boolean =>
  isSameContent({ ...content, publishAt: now.content.publishAt }, now.content);

const isAtTime = ({ content }: Context, { content: { publishAt } }: ServerPost): boolean =>
  publishAt !== null &&
  content.publishAt !== null &&
  instantOf(publishAt) === instantOf(content.publishAt);

const isOut = ({ mode }: Context, { status }: ServerPost): boolean =>
  status === 'published' || (mode === 'publish' && status === 'scheduled');

const doneOf = ({ version, status, content }: ServerPost): PostSubmitted => ({
  kind: 'done',
  postId: version.id,
  publishAt: status === 'scheduled' ? content.publishAt : null,
});

/** Ports of one publication, and the guards that read a conflict from the server's post. */
export const postPublishingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PostPublishingInput,
    output: {} as PostSubmitted,
    children: {} as {
      publishDraft: 'publishDraft';
      publishPlanned: 'publishDraft';
      applyDraft: 'applyDraft';
      changePlan: 'changePlan';
      findPost: 'findPost';
      findOtherTab: 'findOtherTab';
    },
  },
  actors: { publishDraft, applyDraft, changePlan, findPost, findOtherTab },
  guards: {
    isDraft: ({ context: { mode } }) => mode === 'publish',
    isEdit: ({ context: { mode } }) => mode === 'apply',
    isAtOnce: ({ context: { content } }) => content.publishAt === null,
    /** Another press published it with other words: one post comes out once. */
    isOther: ({ context: { content } }, { post }: ServerAnswer) =>
      lettersOf(content) !== lettersOf(post.content),
    /** The server has another version than the one that was to be published, or none. */
    isMoved: (_, { failure }: Failed) =>
      failure.kind === 'notFound' || (failure.kind === 'conflict' && failure.code === 'stale'),
    isGone: (_, { post }: Answer) => post === null,
    /** An earlier call of this press did it. */
    isDone: ({ context }, { post }: Answer) =>
      post !== null &&
      isThere(context, post) &&
      (context.mode !== 'publish' ||
        post.status === 'published' ||
        (post.status === 'scheduled' && isAtTime(context, post))),
    isOut: ({ context }, { post }: Answer) =>
      post !== null && context.mode !== 'apply' && isOut(context, post),
  },
  actions: {
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    /** A change made another version of it. */
    storeVersion: assign(({ context }, { post }: Answer) => ({
      version: post?.version ?? context.version,
    })),
    storeNow: assign((_, { post: now }: Answer) => ({ now })),
    storeDone: assign((_, { post }: Answer) => ({ submitted: post && doneOf(post) })),
    storeOut: assign((_, { post, ...answer }: Answer) => ({
      submitted: post && { kind: 'out' as const, out: outOf({ ...answer, post }) },
    })),
    storeStale: assign(({ context: { now, mode } }, isUnknown: boolean) => ({
      submitted: now && {
        kind: 'stale' as const,
        other: { ...versionOf(now), isPublished: mode === 'apply', isUnknown },
      },
    })),
  },
});
