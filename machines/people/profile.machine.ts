import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import { href, profilePath } from '../navigation/routes.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { loadProfile } from './profile.ports.ts';
import type { Profile } from './profile-page.types.ts';
import type * as Types from './profile.types.ts';
import type { RelationChange, RelationChanged } from './relation.types.ts';
import { relationshipMachine } from './relationship.machine.ts';
import type { RelationshipEmitted, RelationshipEvent } from './relationship.types.ts';

type Refusal = { failure: Failure };
type Loaded = { profile: Profile };
type Changed = { change: RelationChange };
type Said = { emitted: RelationshipEmitted };

const loaded = ({ event }: { event: { output: Profile } }) => ({ profile: event.output });
const whose = ({ context }: { context: Types.ProfileContext }) => ({ username: context.username });
/** For what changed between the viewer and the person. */
const changed = [
  { type: 'storeFollowers', params: eventOf },
  {
    type: 'notifyRelationship',
    params: ({ event }: { event: RelationChanged }) => ({ forwarded: event }),
  },
] as const;

/** Page of a person: the profile, and the relationship of the viewer in a chart of its own. */
export const profileMachine = setup({
  types: {
    context: {} as Types.ProfileContext,
    input: {} as Types.ProfileInput,
    events: {} as Types.ProfileEvent,
    emitted: {} as Types.ProfileEmitted,
    children: {} as {
      loadProfile: 'loadProfile';
      refreshProfile: 'loadProfile';
      relationship: 'relationship';
    },
  },
  actors: { loadProfile, relationship: relationshipMachine },
  guards: {
    /** Not where they were asked for under a name that they gave up. */
    isNamedSo: ({ context }, { profile }: Loaded) =>
      profile.username.toLowerCase() === context.username.toLowerCase(),
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
    isGone: ({ context }, { change }: Changed) =>
      change.userId === context.profile?.id && change.relationship === null,
    isAbout: ({ context }, { change }: Changed) => change.userId === context.profile?.id,
    isBack: ({ context }, { change }: Changed) =>
      change.relationship !== null && change.userId === context.profile?.id,
    isStale: (_, { emitted }: Said) => emitted.type === 'profile.stale',
  },
  delays: { pause: 5_000 },
  actions: {
    storeProfile: assign((_, params: Loaded) => params),
    openRelationship: enqueueActions(({ context, enqueue, self }, { profile }: Loaded) => {
      if (context.relationship) enqueue.stopChild(context.relationship);
      const input = { viewerId: context.viewerId, profile };
      enqueue.assign({
        relationship: ({ spawn }) =>
          childOf(self, spawn('relationship', { id: 'relationship', input })),
      });
    }),
    storeFollowers: assign(({ context }, { change }: Changed) => ({
      profile: context.profile && {
        ...context.profile,
        followersCount: change.relationship?.followersCount ?? context.profile.followersCount,
      },
    })),
    notifyRelationship: sendTo(
      'relationship',
      (_, { forwarded }: { forwarded: RelationshipEvent }) => forwarded,
    ),
    notifyRefreshed: sendTo('relationship', (_, { profile }: Loaded): RelationshipEvent => ({
      type: 'relation.changed',
      change: { userId: profile.id, relationship: profile.relationship, listed: null },
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    requestNewName: emit((_, { profile: { username } }: Loaded) => ({
      type: 'location.requested' as const,
      path: profilePath({ username }) ?? href('main'),
      replace: true as const,
    })),
    announceAccess: emit({ type: 'access.changed' }),
    forward: emit(emittedOf<RelationshipEmitted>),
  },
}).createMachine({
  id: 'profile',
  description: 'Somebody looks at a profile.',
  meta: { requirement: 'spec §2 other profile' },
  context: ({ input }) => ({ ...input, profile: null, relationship: null, failure: null }),
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadProfile', input: whose },
      descriptions: {
        loading: 'The person is on the way; a skeleton stands in their place.',
        failed: 'The person could not be read.',
      },
      read: [
        {
          guard: { type: 'isNamedSo', params: loaded },
          target: 'shown',
          actions: [
            { type: 'storeProfile', params: loaded },
            { type: 'openRelationship', params: loaded },
          ],
        },
        { target: 'moved', actions: { type: 'requestNewName', params: loaded } },
      ],
      refused: [{ guard: { type: 'isMissing', params: failureOf }, target: 'missing' }],
      on: { 'profile.retry': reload, 'connection.restored': reload },
      anew: { 'relation.changed': readAnew },
    }),
    shown: {
      description: 'The person is shown, with what the viewer can do.',
      on: {
        'relation.changed': [
          { guard: { type: 'isGone', params: eventOf }, target: 'missing' },
          {
            guard: { type: 'isAbout', params: eventOf },
            actions: changed,
          },
        ],
        'connection.caughtUp': { target: '.refreshing' },
        'dialog.answered': {
          actions: { type: 'notifyRelationship', params: ({ event }) => ({ forwarded: event }) },
        },
        'child.emitted': [
          { guard: { type: 'isStale', params: eventOf }, target: '.refreshing' },
          { actions: { type: 'forward', params: eventOf } },
        ],
      },
      initial: 'settled',
      states: {
        settled: { description: 'What is shown is what the server said last.' },
        refreshing: {
          description:
            'Something was bought here, or events may have been missed: the page is read once more, and stays meanwhile.',
          on: {
            'relation.changed': [
              { guard: { type: 'isGone', params: eventOf }, target: '#profile.missing' },
              {
                guard: { type: 'isAbout', params: eventOf },
                target: 'refreshing',
                reenter: true,
                actions: changed,
              },
            ],
          },
          invoke: {
            id: 'refreshProfile',
            src: 'loadProfile',
            input: whose,
            onDone: {
              target: 'settled',
              actions: [
                { type: 'storeProfile', params: loaded },
                { type: 'notifyRefreshed', params: loaded },
              ],
            },
            onError: [
              { guard: { type: 'isMissing', params: failureOf }, target: 'settled' },
              { target: 'behind' },
            ],
          },
        },
        behind: {
          description:
            'It could not be read once more: what is shown may be old, and is read again in a while.',
          after: { pause: { target: 'refreshing' } },
        },
      },
    },
    moved: {
      description: 'The person has another name by now, under which the app opens their page.',
      meta: { requirement: 'issue 19 old links' },
      tags: 'busy',
    },
    missing: {
      description: 'Nobody has this name, or nobody whom this viewer may see.',
      on: {
        'relation.changed': {
          guard: { type: 'isBack', params: eventOf },
          target: 'loading',
          actions: 'announceAccess',
        },
      },
    },
  },
});
