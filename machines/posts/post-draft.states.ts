import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { postDraftSetup } from './post-draft.setup.ts';
import type {
  DraftToDiscard,
  PostDraftContext,
  PostDraftEvent,
  PostDraftSlot,
} from './post-draft.types.ts';

type Changed = Extract<PostDraftEvent, { type: 'content.changed' }>;
type Discarded = Extract<PostDraftEvent, { type: 'draft.discard' }>;

const toDiscard = ({ context }: { context: PostDraftContext }): DraftToDiscard => {
  const { key, version, unanswered, draftOf } = context;
  return { key, version, draftOf, isSent: unanswered.length > 0 };
};
/** The device's slot of the draft. */
export const slotIn = ({ context }: { context: PostDraftContext }): PostDraftSlot => {
  const { viewerId, username, postId, draftOf, isDeviceOnly } = context;
  return { viewerId, username, postId, draftOf, isDeviceOnly };
};

const unsaved = { type: 'announceUnsaved', params: failureOf } as const;

/** The draft at the server goes; what is written meanwhile becomes another. */
export const discarding = postDraftSetup.createStateConfig({
  description: 'It was discarded: the draft at the server goes, and no empty one stays.',
  meta: { requirement: 'issue 17 drafts; screens §4 discard' },
  initial: 'removing',
  on: {
    'content.changed': {
      actions: [{ type: 'storeContent', params: eventOf<Changed> }, 'writeDown'],
    },
    'draft.flush': { target: '.removing', actions: 'wantSaving' },
  },
  states: {
    removing: {
      description: 'The server is asked to remove it.',
      tags: 'busy',
      entry: 'writeDown',
      on: { 'draft.flush': { actions: 'wantSaving' } },
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: toDiscard,
        onDone: [
          {
            guard: 'isUnsaved',
            target: '#postDraft.waiting',
            actions: [{ type: 'startAnew', params: outputOf }, 'writeDown'],
          },
          {
            target: '#postDraft.resting',
            actions: [{ type: 'startAnew', params: outputOf }, 'writeDown'],
          },
        ],
        onError: [
          { ...whenSignedOut('delayed'), actions: unsaved },
          { target: 'delayed', actions: [{ type: 'storeFailure', params: failureOf }, unsaved] },
        ],
      },
    },
    delayed: {
      description: 'The server has it still; it is asked again by and by.',
      after: { retryTime: { target: 'removing' } },
      on: { 'connection.restored': { target: 'removing' } },
    },
  },
});

/** State of a published or planned draft: its text is kept here until the author decides. */
export const out = postDraftSetup.createStateConfig({
  description: 'It is out or planned already, and what is written here waits for a choice.',
  meta: { requirement: 'issue 32: what is out is said to be out, and comes out once' },
  entry: ['writeDown', 'announceConflict'],
  on: {
    'content.changed': {
      actions: [{ type: 'storeContent', params: eventOf<Changed> }, 'writeDown'],
    },
    'draft.discard': {
      actions: [{ type: 'storeContent', params: eventOf<Discarded> }, 'writeDown'],
    },
    'draft.flush': { actions: 'announceConflict' },
    'draft.keep': [
      { guard: 'isNewPost', target: '#postDraft.waiting', actions: ['startApart', 'writeDown'] },
      { target: '#postDraft.dropped', actions: ['wantSaving', 'writeDown', 'announceEnded'] },
    ],
    'draft.leave': { target: '#postDraft.dropped', actions: ['dropEntry', 'announceEnded'] },
  },
});
