import { assign, emit, setup, stateIn } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { undoWindow } from '../parts/undo-window.ts';
import { startFollowing, stopFollowing } from './follow.ports.ts';
import type { FollowContext, FollowEmitted, FollowEvent, FollowInput } from './follow.types.ts';
import { changeOf } from './relation-change.ts';
import type { RelationAnswer, RelationChange } from './relation.types.ts';
import { undoNotice } from './undo-notice.ts';

type Refusal = { failure: Failure };
type Changed = { change: RelationChange };

/** Relation to a person who is gone: not followed any more. */
const gone = { isFollower: false };

const answered = ({ event }: { event: { output: RelationAnswer } }) => ({ answer: event.output });
const whom = ({ context }: { context: FollowContext }) => ({ userId: context.userId });

const followedElsewhere = {
  guard: { type: 'isFollowedNow', params: eventOf },
  target: 'following',
} as const;
const whileApart = {
  'follow.start': { target: 'starting' },
  'relation.changed': followedElsewhere,
} as const;
const whileFollowing = {
  'follow.stop': { target: 'stopping' },
  'relation.changed': { guard: { type: 'isLeftNow', params: eventOf }, target: 'apart' },
} as const;

/** Follow of one person: optimistic, one call at a time, the last click wins. */
export const followMachine = setup({
  types: {
    context: {} as FollowContext,
    input: {} as FollowInput,
    events: {} as FollowEvent,
    emitted: {} as FollowEmitted,
    children: {} as { startFollowing: 'startFollowing'; stopFollowing: 'stopFollowing' },
  },
  actors: { startFollowing, stopFollowing },
  guards: {
    isFollower: ({ context }) => context.isFollower,
    isFollowedNow: ({ context }, { change }: Changed) =>
      change.userId === context.userId && change.relationship?.isFollower === true,
    isLeftNow: ({ context }, { change }: Changed) =>
      change.userId === context.userId && (change.relationship ?? gone).isFollower === false,
    isRegretted: stateIn({ starting: 'regretted' }),
    isReconsidered: stateIn({ stopping: 'reconsidered' }),
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    isBarred: (_, { failure }: Refusal) => failure.kind === 'forbidden',
  },
  actions: {
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceChange: emit(({ context: { userId } }, { answer }: { answer: RelationAnswer }) => ({
      type: 'relation.changed' as const,
      change: changeOf(userId, answer),
    })),
    announceLeaving: emit(({ context: { userId, displayName } }) =>
      undoNotice({ kind: 'follow', userId, displayName }),
    ),
  },
  delays: { undoTime: 10_000 },
}).createMachine({
  id: 'follow',
  description: 'The viewer follows one person, or does not.',
  meta: { requirement: 'spec §4 follow; contract §7 start_following' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What is known of the person says where this begins.',
      always: [{ guard: 'isFollower', target: 'following' }, { target: 'apart' }],
    },
    apart: {
      description: 'The viewer does not follow the person.',
      on: whileApart,
    },
    starting: {
      description: 'It shows as followed already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'startFollowing',
        src: 'startFollowing',
        input: whom,
        onDone: [
          { guard: 'isRegretted', target: 'stopping' },
          { target: 'following', actions: { type: 'announceChange', params: answered } },
        ],
        onError: [
          whenSignedOut('apart'),
          { guard: 'isRegretted', target: 'stopping' },
          { guard: { type: 'isBarred', params: failureOf }, target: 'barred' },
          { target: 'unstarted', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The person is meant to be followed.',
          tags: 'followed',
          on: { 'follow.stop': { target: 'regretted' } },
        },
        regretted: {
          description:
            'The viewer changed their mind before the answer: it is sent when that came.',
          on: { 'follow.start': { target: 'intended' } },
        },
      },
    },
    following: {
      description: 'The viewer follows the person.',
      tags: 'followed',
      on: whileFollowing,
    },
    stopping: {
      description: 'It shows as not followed already, while the call is under way.',
      entry: 'clearFailure',
      invoke: {
        id: 'stopFollowing',
        src: 'stopFollowing',
        input: whom,
        onDone: [
          { guard: 'isReconsidered', target: 'starting' },
          {
            target: 'unfollowed',
            actions: [{ type: 'announceChange', params: answered }, 'announceLeaving'],
          },
        ],
        onError: [
          whenSignedOut('following'),
          { guard: 'isReconsidered', target: 'starting' },
          { target: 'unstopped', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
      initial: 'intended',
      states: {
        intended: {
          description: 'The person is meant to be left.',
          on: { 'follow.start': { target: 'reconsidered' } },
        },
        reconsidered: {
          description:
            'The viewer changed their mind before the answer: it is sent when that came.',
          tags: 'followed',
          on: { 'follow.stop': { target: 'intended' } },
        },
      },
    },
    unfollowed: undoWindow(
      'The person was left just now, which may be taken back.',
      { target: 'apart' },
      whileApart,
    ),
    unstarted: {
      description:
        'Following did not work and was taken back; the reason stands beside the button.',
      on: whileApart,
    },
    unstopped: {
      description: 'Leaving did not work and was taken back; the reason stands beside the button.',
      tags: 'followed',
      on: whileFollowing,
    },
    barred: {
      description: 'The person does not let the viewer follow them.',
      on: {
        'relation.changed': followedElsewhere,
      },
    },
  },
});
