import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { isEmptyContent } from './post-content.ts';
import type { PostContent, PostVersion, UnsentPostFile } from './post-content.types.ts';
import { discardDraft, keepCopy, keepOnDevice, saveDraft } from './post-draft.ports.ts';
import type * as Types from './post-draft.types.ts';

type Context = Types.PostDraftContext;
type Refusal = { failure: Failure };
type Found = { other: Types.OtherVersion };

const entryOf = (context: Context) => {
  const { key, version, content, unanswered, isSaved, isDiscarded, unsent = [] } = context;
  return {
    type: 'entry.changed' as const,
    entry: { key, version, content, unanswered, isSaved, isDiscarded, unsent },
  };
};

/** A new post of which nothing is left. */
const isBlank = ({ postId, draftOf, content }: Context): boolean =>
  postId === null && draftOf === null && isEmptyContent(content);

/**
 * Version to continue: the other draft's; never a published post's, which is not saved
 * automatically.
 */
const continuedVersion = ({ other, version }: Types.PostDraftContext): PostVersion | null =>
  other && !other.isPublished ? other.version : version;

/** Context before the first save. */
export const untried = {
  sent: null,
  savedAt: null,
  failure: null,
  published: null,
  choice: null,
} as const;

/** Draft on this device and at the server: saves after 1 s of rest, retries after 10 s. */
export const postDraftSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostDraftInput,
    events: {} as Types.PostDraftEvent,
    emitted: {} as Types.PostDraftEmitted,
    children: {} as {
      keepOnDevice: 'keepOnDevice';
      saveDraft: 'saveDraft';
      keepCopy: 'keepCopy';
      discardDraft: 'discardDraft';
    },
  },
  actors: { keepOnDevice, saveDraft, keepCopy, discardDraft },
  guards: {
    isConflicted: ({ context }) => context.other !== null,
    isDiscarded: ({ context }) => context.isDiscarded,
    /** The page of a draft: what is discarded there is what the server does not have. */
    isOwnPage: ({ context: { postId, draftOf, isDeviceOnly } }) =>
      postId !== null && draftOf === null && !isDeviceOnly,
    isBlank: ({ context }) => isBlank(context),
    isEmptied: ({ context }) =>
      isBlank(context) && (context.version !== null || context.unanswered.length > 0),
    isUnsaved: ({ context }) => !context.isSaved,
    isOut: ({ context }) => context.out !== null && !context.isSaved,
    isNewPost: ({ context: { postId } }) => postId === null,
    isDeviceOnly: ({ context }) => context.isDeviceOnly,
    isAtServer: ({ context }) => context.isSaved && context.version !== null,
    /** Another try may end otherwise: nothing is wrong with what is written. */
    isWorthRetrying: ({ context: { failure } }) =>
      failure === null ||
      !(
        ['invalid', 'forbidden'].includes(failure.kind) ||
        (failure.kind === 'conflict' && failure.code === 'too_many_drafts')
      ),
    isPublished: (_, { saved }: { saved: Types.DraftSaved }) => saved.kind === 'out',
    isPublishedAlready: ({ context: { published, version } }) =>
      published !== null && published.postId === version?.id,
    isGone: (_, { saved }: { saved: Types.DraftSaved }) => saved.kind === 'gone',
    isChangedMeanwhile: ({ context }) => context.content !== context.sent,
    isStale: (_, { saved }: { saved: Types.DraftSaved }) => saved.kind === 'stale',
    isMine: ({ context }) => context.choice === 'mine',
    isOtherPublished: ({ context }) => context.other?.isPublished === true,
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeContent: assign((_, { content }: { content: PostContent }) => ({
      content,
      isSaved: false,
    })),
    storeUnsent: assign((_, params: { unsent: readonly UnsentPostFile[] }) => params),
    /** Clears the conflict; saving checks for it again. */
    storeDiscarded: assign((_, { content }: { content: PostContent }) => ({
      content,
      isSaved: false,
      other: null,
      choice: null,
      unsent: [],
    })),
    startDiscarding: assign((_, { content }: { content: PostContent }) => ({
      content,
      unsent: [],
      isDiscarded: true,
      isSaved: true,
      other: null,
      choice: null,
      savedAt: null,
      failure: null,
    })),
    startEmptying: assign({ isDiscarded: true, isSaved: true, savedAt: null, failure: null }),
    /** Requests a save of the present content. */
    wantSaving: assign({ isSaved: false }),
    startAnew: assign((_, key: string) => ({
      key,
      version: null,
      unanswered: [],
      isDiscarded: false,
      failure: null,
      out: null,
    })),
    /** Begins a new draft beside the published or planned post. */
    startApart: assign(({ context: { out, key } }) => ({
      key: out?.key ?? key,
      version: null,
      unanswered: [],
      isSaved: false,
      out: null,
    })),
    startSaving: assign(({ context: { content, unanswered } }) => ({
      sent: content,
      unanswered: [...unanswered, content].slice(-8),
      failure: null,
    })),
    storeSaved: assign(({ context }, { saved }: { saved: Types.DraftSaved }) => {
      if (saved.kind === 'stale') {
        const { other, key } = saved;
        return key === undefined ? { other } : { other, key, version: null, unanswered: [] };
      }
      if (saved.kind === 'out') return { out: saved.out };
      if (saved.kind === 'gone') return { key: saved.key, version: null, unanswered: [] };
      const isSaved = context.content === context.sent;
      const { version, at: savedAt, published = null } = saved;
      return { version, savedAt, unanswered: [], isSaved, out: null, published };
    }),
    storePublished: assign(({ context: { published } }) => ({ out: published })),
    storeOther: assign((_, { other }: Found) => ({ other, out: null })),
    storeOut: assign((_, { out }: { out: Types.PostOut }) => ({ out, other: null, choice: null })),
    storeFailure: assign((_, params: Refusal) => params),
    storeChoice: assign((_, { choice }: { choice: 'mine' | 'theirs' }) => ({ choice })),
    startResolving: assign(({ context: { content } }) => ({ sent: content })),
    continueMine: assign(({ context }) => ({
      version: continuedVersion(context),
      other: null,
      choice: null,
      unanswered: [],
      isSaved: false,
    })),
    continueTheirs: assign(({ context }) => ({
      version: continuedVersion(context),
      content: context.other?.content ?? context.content,
      other: null,
      choice: null,
      unanswered: [],
      isSaved: context.other?.isPublished !== true,
    })),
    writeDown: sendTo('keepOnDevice', ({ context }) => entryOf(context)),
    dropEntry: sendTo('keepOnDevice', { type: 'entry.dropped' as const }),
    announceSaved: enqueueActions(({ context: { version }, enqueue }) => {
      if (version) enqueue.emit({ type: 'draft.saved', version });
    }),
    announceUnsaved: emit((_, { failure }: Refusal) => ({
      type: 'draft.unsaved' as const,
      failure,
    })),
    announceConflict: emit({ type: 'draft.conflicted' }),
    announceEnded: emit({ type: 'draft.ended' }),
    announceReplaced: emit(({ context: { content } }) => ({
      type: 'draft.replaced' as const,
      content,
    })),
  },
  delays: { rest: 1_000, retryTime: 10_000 },
});
