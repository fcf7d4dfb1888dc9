import { assign, setup } from 'xstate';
import type { Failed } from '../lib/params.ts';
import type { OwnPostOpeningContext, OwnPostOpeningInput } from './own-post-opening.types.ts';
import { isSameContent } from './post-content.ts';
import type { PostDraftSlot } from './post-draft.types.ts';
import { dropKept, findEdit, findPost, readKept } from './post-opening.ports.ts';
import type { DeviceAnswer, FoundPost, SearchEnd } from './post-opening.types.ts';
import { foundOf } from './post-search.ts';
import { versionOf } from './server-post.ts';
import type { ServerAnswer, ServerPost } from './server-post.types.ts';

type Context = OwnPostOpeningContext;
type Answer = ServerAnswer<ServerPost | null>;
type Opening = Pick<FoundPost, 'mode' | 'slot' | 'baseline' | 'buyers'>;

/** The answer about the post of the address, which is there in each state that needs it. */
export const answerOf = ({ answer }: Pick<Context, 'answer'>): ServerAnswer => {
  if (!answer) throw new Error('Nothing is decided before the server has answered.');
  return answer;
};
const slotOf = (
  { author: { id, username }, postId }: Context,
  more: Partial<PostDraftSlot> = {},
): PostDraftSlot => ({
  viewerId: id,
  username,
  postId,
  draftOf: null,
  isDeviceOnly: false,
  ...more,
});

const going = (context: Context, opening: Opening, draft: ServerPost | null): FoundPost => {
  const { kept, key, at, out } = context;
  return foundOf({ opening, kept, draft, out, key, at });
};

/** A second version of an edit, which stands beside the post that it was of. */
const copyOf = (context: Context, original: ServerPost | null): FoundPost => {
  const { post } = answerOf(context);
  const { content: baseline, buyers } = original ?? { ...post, buyers: 0 };
  const slot = slotOf(context, { draftOf: post.draftOf });
  return going(context, { mode: 'apply', slot, baseline, buyers }, post);
};

/** A published post is changed in a draft of its own. */
const editOf = (context: Context, draft: ServerPost | null): FoundPost => {
  const { content: baseline, buyers } = answerOf(context).post;
  const slot = slotOf(context, { draftOf: context.postId });
  return going(context, { mode: 'apply', slot, baseline, buyers }, draft);
};

/** A draft goes on by itself, a planned post by a press alone. */
const postOf = (context: Context): FoundPost => {
  const { post } = answerOf(context);
  const { status, content: baseline, buyers } = post;
  const isDeviceOnly = status === 'scheduled';
  const mode = isDeviceOnly ? 'replan' : 'publish';
  return going(context, { mode, slot: slotOf(context, { isDeviceOnly }), baseline, buyers }, post);
};

/** Another name is not one's own, whatever the server shows of it. */
const isOwn = ({ author, username }: Context): boolean =>
  author.username.toLowerCase() === username.toLowerCase();

/** Search for an unfinished edit of an existing post on this device and at the server. */
export const ownPostOpeningSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OwnPostOpeningInput,
    output: {} as SearchEnd,
    children: {} as {
      findPost: 'findPost';
      findOriginal: 'findPost';
      readKept: 'readKept';
      dropKept: 'dropKept';
      findEdit: 'findEdit';
    },
  },
  actors: { findPost, readKept, dropKept, findEdit },
  guards: {
    isMissing: ({ context }, { post }: Answer) => post === null || !isOwn(context),
    /** The draft of a published post: that one is opened. */
    isEdit: (_, { post }: Answer) => post !== null && post.draftOf !== null && !post.isCopy,
    isCopy: ({ context }) => answerOf(context).post.draftOf !== null,
    /** A draft here, all of which the server had when another press published or planned it. */
    isOutWhole: ({ context }, { kept }: DeviceAnswer) =>
      answerOf(context).post.status !== 'draft' &&
      kept?.entry.isSaved === true &&
      kept.entry.version?.id === context.postId,
    isPublished: ({ context }) => answerOf(context).post.status === 'published',
    /**
     * True if its draft was applied or discarded elsewhere, so that the author is asked before
     * saving.
     */
    isOver: ({ context }, { post: draft }: Answer) => {
      const version = context.kept?.entry.version ?? null;
      const { entry, baseline } = editOf(context, draft);
      return (
        version !== null &&
        version.id !== context.postId &&
        draft === null &&
        !isSameContent(entry.content, baseline)
      );
    },
  },
  actions: {
    storePost: assign((_, { post, ...answer }: Answer) =>
      post ? { answer: { ...answer, post } } : {},
    ),
    goToOriginal: assign(({ context }, { post }: Answer) => ({
      postId: post?.draftOf ?? context.postId,
    })),
    storeKept: assign((_, answer: DeviceAnswer) => answer),
    storeOut: assign(({ context: { answer } }, { at, key }: DeviceAnswer) => ({
      kept: null,
      out: answer,
      at,
      key,
    })),
    storeMissing: assign({ failure: { kind: 'notFound' } as const }),
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    continueCopy: assign(({ context }, { post }: Answer) => ({ found: copyOf(context, post) })),
    continueEdit: assign(({ context }, { post }: Answer) => ({ found: editOf(context, post) })),
    askFirst: assign(({ context }) => ({
      found: {
        ...editOf(context, null),
        other: { ...versionOf(answerOf(context).post), isPublished: true, isUnknown: true },
      },
    })),
    continuePost: assign(({ context }) => ({ found: postOf(context) })),
  },
});
