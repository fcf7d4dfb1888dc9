import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { postDraftSetup, untried } from './post-draft.setup.ts';
import { discarding, out, slotIn } from './post-draft.states.ts';
import type * as Types from './post-draft.types.ts';

type Context = Types.PostDraftContext;

const answered = ({ event }: { event: { output: Types.DraftSaved } }) => ({ saved: event.output });
const toSave = ({ context }: { context: Context }): Types.DraftToSave => {
  const { key, version, unanswered, username, draftOf, sent, content } = context;
  return { key, version, unanswered, username, draftOf, content: sent ?? content };
};
const toKeep = ({ context }: { context: Context }): Types.CopyToKeep => {
  const { username, draftOf, other, choice, content } = context;
  if (!other) throw new Error('There is no second version to keep.');
  const kept = choice === 'mine' ? other.content : content;
  return { username, draftOf, against: other.version, content: kept };
};

const edited = {
  'content.changed': { actions: [{ type: 'storeContent', params: eventOf }, 'writeDown'] },
} as const;

/** Transitions of a save: nothing of a new post without text and files is stored at the server. */
const toServer = [
  { guard: 'isEmptied', target: 'discarding', actions: 'startEmptying' },
  { guard: 'isBlank', target: 'resting' },
  { guard: 'isPublishedAlready', target: 'out', actions: 'storePublished' },
  { target: 'saving' },
] as const;

/** Keeps what is written of one post: on the device with each key, at the server a moment later. */
export const postDraftMachine = postDraftSetup.createMachine({
  id: 'postDraft',
  description: 'What is written of one post is kept, on this device and at the server.',
  meta: { requirement: 'decisions §11 drafts; peers §2.5 draft never lost' },
  context: ({ input }) => ({ ...input, ...untried }),
  invoke: {
    id: 'keepOnDevice',
    src: 'keepOnDevice',
    input: slotIn,
  },
  on: {
    'content.changed': {
      target: '.waiting',
      actions: [{ type: 'storeContent', params: eventOf }, 'writeDown'],
    },
    'unsent.changed': {
      actions: [{ type: 'storeUnsent', params: eventOf }, 'writeDown'],
    },
    'post.found': { target: '.out', actions: { type: 'storeOut', params: eventOf } },
    'version.found': { target: '.stale', actions: { type: 'storeOther', params: eventOf } },
    'draft.discard': [
      {
        guard: 'isOwnPage',
        target: '.waiting',
        actions: [{ type: 'storeDiscarded', params: eventOf }, 'writeDown'],
      },
      {
        guard: 'isDeviceOnly',
        target: '.local',
        actions: [{ type: 'storeDiscarded', params: eventOf }, 'dropEntry'],
      },
      { target: '.discarding', actions: { type: 'startDiscarding', params: eventOf } },
    ],
    'draft.drop': { target: '.dropped', actions: 'dropEntry' },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What was left behind says where this begins.',
      always: [
        { guard: 'isDiscarded', target: 'discarding' },
        { guard: 'isOut', target: 'out' },
        { guard: 'isConflicted', target: 'stale' },
        { guard: 'isDeviceOnly', target: 'local' },
        { guard: 'isUnsaved', target: 'waiting' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'The server has all that is written, or nothing is.',
      on: {
        'draft.flush': [
          { guard: 'isAtServer', actions: 'announceSaved' },
          { guard: 'isBlank' },
          { target: 'saving' },
        ],
      },
    },
    waiting: {
      description: 'Somebody is writing; a moment after the last key it goes to the server.',
      always: { guard: 'isDeviceOnly', target: 'local' },
      after: { rest: toServer },
      on: { 'draft.flush': toServer },
    },
    saving: {
      description: 'The server takes it, while the writing goes on.',
      tags: 'busy',
      entry: ['startSaving', 'writeDown'],
      on: edited,
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: toSave,
        onDone: [
          {
            guard: { type: 'isStale', params: answered },
            target: 'stale',
            actions: { type: 'storeSaved', params: answered },
          },
          {
            guard: { type: 'isPublished', params: answered },
            target: 'out',
            actions: { type: 'storeSaved', params: answered },
          },
          {
            guard: { type: 'isGone', params: answered },
            target: 'waiting',
            actions: [{ type: 'storeSaved', params: answered }, 'writeDown'],
          },
          {
            guard: 'isChangedMeanwhile',
            target: 'waiting',
            actions: [{ type: 'storeSaved', params: answered }, 'writeDown'],
          },
          {
            target: 'resting',
            actions: [{ type: 'storeSaved', params: answered }, 'writeDown', 'announceSaved'],
          },
        ],
        onError: [
          {
            ...whenSignedOut('kept'),
            actions: { type: 'announceUnsaved', params: failureOf },
          },
          {
            target: 'kept',
            actions: [
              { type: 'storeFailure', params: failureOf },
              { type: 'announceUnsaved', params: failureOf },
            ],
          },
        ],
      },
    },
    kept: {
      description: 'It is on this device alone; the server is asked again by and by.',
      after: { retryTime: { guard: 'isWorthRetrying', target: 'saving' } },
      on: {
        'draft.flush': { target: 'saving' },
        'connection.restored': { target: 'saving' },
      },
    },
    local: {
      description: 'A planned post is changed by a press alone; until then this device has it.',
    },
    stale: {
      description: 'It was changed elsewhere: both versions stand beside each other.',
      entry: 'announceConflict',
      on: {
        ...edited,
        'draft.flush': { actions: 'announceConflict' },
        'version.choose': {
          target: 'resolving',
          actions: { type: 'storeChoice', params: eventOf },
        },
      },
    },
    resolving: {
      description: 'The version that is not used is kept as a draft before the other goes on.',
      tags: 'busy',
      entry: 'startResolving',
      on: edited,
      invoke: {
        id: 'keepCopy',
        src: 'keepCopy',
        input: toKeep,
        onDone: [
          { guard: 'isMine', target: 'saving', actions: 'continueMine' },
          // The copy lacks what was written meanwhile: the other version would go over it.
          { guard: 'isChangedMeanwhile', target: 'stale' },
          {
            guard: 'isOtherPublished',
            target: 'waiting',
            actions: ['continueTheirs', 'writeDown', 'announceReplaced'],
          },
          {
            target: 'resting',
            actions: ['continueTheirs', 'writeDown', 'announceReplaced'],
          },
        ],
        onError: { target: 'stale', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    out,
    discarding,
    dropped: {
      description: 'It is published or discarded: nothing is kept any more.',
      type: 'final',
    },
  },
});
