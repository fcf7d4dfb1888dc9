import { assign, setup } from 'xstate';
import type { Failed } from '../lib/params.ts';
import type { NewPostOpeningContext, NewPostOpeningInput } from './new-post-opening.types.ts';
import { emptyContent, isEmptyContent, isWithin } from './post-content.ts';
import type { PostVersion } from './post-content.types.ts';
import type { PostDraftEntry, PostDraftSlot } from './post-draft.types.ts';
import { freshEntry } from './post-merge.ts';
import { dropKept, findMade, findPost, readKept } from './post-opening.ports.ts';
import type { DeviceAnswer, FoundPost, SearchEnd } from './post-opening.types.ts';
import { foundOf } from './post-search.ts';
import { outOf } from './server-post.ts';
import type { ServerAnswer, ServerPost } from './server-post.types.ts';

type Context = NewPostOpeningContext;
type Answer = ServerAnswer<ServerPost | null>;

/** Slot of this device's storage for a new post. */
export const slotOf = ({ author: { id, username } }: NewPostOpeningInput): PostDraftSlot => ({
  viewerId: id,
  username,
  postId: null,
  draftOf: null,
  isDeviceOnly: false,
});
const openingOf = (context: Context) => ({
  mode: 'publish' as const,
  slot: slotOf(context),
  baseline: emptyContent,
  buyers: 0,
});

/** Goes on with the draft that the server has, or without one. */
const going = (context: Context, draft: ServerPost | null): { found: FoundPost } => {
  const { kept, key, at } = context;
  return { found: foundOf({ opening: openingOf(context), kept, draft, out: null, key, at }) };
};

/** Shows the kept entry beside a post that is published or planned. */
const beside = (context: Context, answer: ServerAnswer, entry: PostDraftEntry) => ({
  found: {
    ...openingOf(context),
    openedAt: context.at,
    out: outOf(answer),
    other: null,
    restoredAt: null,
    entry,
  },
});

/** The answer where the draft is out, or planned; null where it is a draft, or discarded here. */
const outIn = ({ kept }: Context, { post, ...answer }: Answer): ServerAnswer | null =>
  post && post.status !== 'draft' && kept?.entry.isDiscarded === false ? { ...answer, post } : null;

/** Search for an unfinished new post on this device and at the server, by its key. */
export const newPostOpeningSetup = setup({
  types: {
    context: {} as Context,
    input: {} as NewPostOpeningInput,
    output: {} as SearchEnd,
    children: {} as {
      readKept: 'readKept';
      findMade: 'findMade';
      findPost: 'findPost';
      dropKept: 'dropKept';
    },
  },
  actors: { readKept, findMade, findPost, dropKept },
  guards: {
    /** Words went to the server under its key, perhaps, and no answer came. */
    isMaybeMade: (_, { kept }: DeviceAnswer) =>
      kept !== null &&
      kept.entry.version === null &&
      !kept.entry.isDiscarded &&
      !isEmptyContent(kept.entry.content),
    hasVersion: (_, { kept }: DeviceAnswer) => kept !== null && kept.entry.version !== null,
    isOut: ({ context }, answer: Answer) => outIn(context, answer) !== null,
    /** True if the post is published or planned with all that this device has. */
    isOutWhole: ({ context }, answer: Answer) => {
      const entry = context.kept?.entry;
      const post = outIn(context, answer)?.post;
      return Boolean(entry && post && (entry.isSaved || isWithin(entry.content, post.content)));
    },
  },
  actions: {
    storeKept: assign((_, answer: DeviceAnswer) => answer),
    storeVersion: assign(({ context: { kept } }, version: PostVersion) => ({
      kept: kept && { ...kept, entry: { ...kept.entry, version } },
    })),
    storeFailure: assign((_, { failure }: Failed) => ({ failure, found: null })),
    continueAlone: assign(({ context }) => going(context, null)),
    continueDraft: assign(({ context }, { post }: Answer) =>
      going(context, post?.status === 'draft' ? post : null),
    ),
    beginAnew: assign(({ context }, answer: Answer) => {
      const out = outIn(context, answer);
      return out ? beside(context, out, freshEntry(context.key, emptyContent)) : {};
    }),
    keepApart: assign(({ context }, answer: Answer) => {
      const out = outIn(context, answer);
      const entry = context.kept?.entry;
      return out && entry ? beside(context, out, entry) : {};
    }),
  },
});
