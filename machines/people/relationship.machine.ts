import { emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { Answer } from '../modal/modal.types.ts';
import { blacklistMachine } from './blacklist.machine.ts';
import { followMachine } from './follow.machine.ts';
import { withKnown } from './known-relation.ts';
import { profileLinkMachine } from './profile-link.machine.ts';
import type { RelationChange, Relationship } from './relation.types.ts';
import type * as Types from './relationship.types.ts';

type Changed = { change: RelationChange };
type Said = { emitted: Types.RelationshipEmitted };
type Answered = { id: string; answer: Answer };

/** The change that a part announced; none of anything else. */
const changeIn = ({ emitted }: Said): RelationChange | null =>
  emitted.type === 'relation.changed' ? emitted.change : null;
const saidChange = ({ event }: { event: Said }) => ({ change: changeIn(event) ?? nothing });
const nothing: RelationChange = { userId: 0, relationship: null, listed: null };

/** Key of the relations that decide which posts are visible. */
const accessOf = (relationship: Relationship | null) =>
  [relationship?.isFollower, relationship?.isSubscriber, relationship?.banType].join();

/** Relationship of the viewer to one person, with the profile's buttons. */
export const relationshipMachine = setup({
  types: {
    context: {} as Types.RelationshipContext,
    input: {} as Types.RelationshipInput,
    events: {} as Types.RelationshipEvent,
    emitted: {} as Types.RelationshipEmitted,
    children: {} as { follow: 'follow'; blacklist: 'blacklist'; link: 'link' },
  },
  actors: { follow: followMachine, blacklist: blacklistMachine, link: profileLinkMachine },
  guards: {
    isGuest: ({ context }) => context.viewerId === null,
    isSelf: ({ context }) => context.profile.isSelf,
    isBanned: ({ context }) => (context.relationship?.banType ?? null) !== null,
    isExpired: ({ context }) => context.relationship?.subscription?.isExpired === true,
    isRenewed: ({ context }) => context.relationship?.subscription?.isAutoRenewable === true,
    isSubscribed: ({ context }) => (context.relationship?.subscription ?? null) !== null,
    isFollower: ({ context }) => context.relationship?.isFollower === true,
    isCreator: ({ context }) => context.profile.isCreator,
    isForSale: ({ context }) => context.profile.subscriptionPrice !== null,
    isAbout: ({ context }, { change }: Changed) =>
      change.userId === context.profile.id && change.relationship !== null,
    isPaid: ({ context }, { id, answer }: Answered) =>
      id === `subscribe-${context.profile.id}` && answer.kind === 'confirmed',
  },
  actions: {
    storeRelationship: enqueueActions(({ context, enqueue }, { change }: Changed) => {
      const relationship = withKnown(context.relationship, change.relationship);
      if (accessOf(relationship) !== accessOf(context.relationship)) {
        enqueue.emit({ type: 'access.changed' });
      }
      enqueue.assign({ relationship });
    }),
    notifyParts: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'relation.changed' && event.type !== 'dialog.answered') return;
      if (context.follow && event.type === 'relation.changed') enqueue.sendTo('follow', event);
      if (context.blacklist) enqueue.sendTo('blacklist', event);
    }),
    askBan: enqueueActions(({ enqueue }) => enqueue.sendTo('blacklist', { type: 'ban.ask' })),
    requestSubscribe: emit(({ context: { profile } }) => ({
      type: 'dialog.requested' as const,
      id: `subscribe-${profile.id}`,
      dialog: 'subscribe' as const,
      input: { payee: profile },
    })),
    requestTip: emit(({ context: { profile } }) => ({
      type: 'dialog.requested' as const,
      id: `tip-${profile.id}`,
      dialog: 'tip' as const,
      input: { payee: profile, about: null },
    })),
    requestComplaint: emit(({ context: { profile } }) => ({
      type: 'dialog.requested' as const,
      id: `complaint-${profile.id}`,
      dialog: 'complaint' as const,
      input: {
        about: { kind: 'chat' as const, userId: profile.id },
        displayName: profile.displayName,
        userId: profile.id,
      },
    })),
    requestPreview: emit({ type: 'preview.requested' }),
    announceStale: emit({ type: 'profile.stale' }),
    forward: emit(emittedOf<Types.RelationshipEmitted>),
  },
}).createMachine({
  id: 'relationship',
  description: 'The viewer has one of a few relationships to a person, each with its own buttons.',
  meta: { requirement: 'spec §2 header actions; decisions §7' },
  context: ({ input: { viewerId, profile }, spawn, self }) => {
    const { id: userId, username, displayName, relationship } = profile;
    const isMet = viewerId !== null && !profile.isSelf;
    const isFollower = relationship?.isFollower ?? false;
    const banType = relationship?.banType ?? null;
    const whom = { userId, displayName };
    return {
      viewerId,
      profile,
      relationship,
      link: childOf(self, spawn('link', { id: 'link', input: { username } })),
      follow: isMet
        ? childOf(self, spawn('follow', { id: 'follow', input: { ...whom, isFollower } }))
        : null,
      blacklist: isMet
        ? childOf(self, spawn('blacklist', { id: 'blacklist', input: { ...whom, banType } }))
        : null,
    };
  },
  on: {
    'relation.changed': {
      guard: { type: 'isAbout', params: eventOf },
      target: '.deciding',
      actions: ['notifyParts', { type: 'storeRelationship', params: eventOf }],
    },
    'dialog.answered': [
      {
        guard: { type: 'isPaid', params: eventOf },
        actions: 'announceStale',
      },
      { actions: 'notifyParts' },
    ],
    'child.emitted': [
      {
        guard: { type: 'isAbout', params: saidChange },
        target: '.deciding',
        actions: [
          { type: 'forward', params: eventOf },
          { type: 'storeRelationship', params: saidChange },
        ],
      },
      { actions: { type: 'forward', params: eventOf } },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What is known of the two says which of the ways it is.',
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'isSelf', target: 'oneself' },
        { guard: 'isBanned', target: 'banned' },
        { guard: 'isExpired', target: 'acquainted.expired' },
        { guard: 'isRenewed', target: 'acquainted.subscriber' },
        { guard: 'isSubscribed', target: 'acquainted.ending' },
        { guard: 'isFollower', target: 'acquainted.follower' },
        { target: 'acquainted.stranger' },
      ],
    },
    guest: { description: 'Nobody is signed in: the first step to anything is the login.' },
    oneself: {
      description: 'The profile is the viewer’s own.',
      on: { 'preview.ask': { actions: 'requestPreview' } },
    },
    acquainted: {
      description: 'The two may deal with each other.',
      on: {
        'tip.ask': { guard: 'isCreator', actions: 'requestTip' },
        'report.ask': { actions: 'requestComplaint' },
        'ban.ask': { actions: 'askBan' },
      },
      initial: 'stranger',
      states: {
        stranger: {
          description: 'The viewer neither follows nor subscribes.',
          on: { 'subscribe.ask': { guard: 'isForSale', actions: 'requestSubscribe' } },
        },
        follower: {
          description: 'The viewer follows.',
          on: { 'subscribe.ask': { guard: 'isForSale', actions: 'requestSubscribe' } },
        },
        subscriber: { description: 'The viewer subscribes, and it renews on its date.' },
        ending: { description: 'The viewer subscribes until a date; the renewal is cancelled.' },
        expired: {
          description: 'The viewer’s subscription has ended, and may begin anew.',
          on: { 'subscribe.ask': { guard: 'isForSale', actions: 'requestSubscribe' } },
        },
      },
    },
    banned: {
      description: 'The viewer banned the person; what is offered is to forgive.',
      on: { 'report.ask': { actions: 'requestComplaint' } },
    },
  },
});
