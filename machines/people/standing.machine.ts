import { emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { relay } from '../lib/relay.ts';
import type { Answer } from '../modal/modal.types.ts';
import { blacklistMachine } from './blacklist.machine.ts';
import { followMachine } from './follow.machine.ts';
import { profileLinkMachine } from './profile-link.machine.ts';
import type { RelationChange, Standing } from './relation.types.ts';
import type * as Types from './standing.types.ts';

type Heard = { change: RelationChange };
type Said = { emitted: Types.StandingEmitted };
type Answered = { id: string; answer: Answer };

const heard = ({ event }: { event: Heard }) => ({ change: event.change });
/** The change that a part announced; none of anything else. */
const changeIn = ({ emitted }: Said): RelationChange | null =>
  emitted.type === 'relation.changed' ? emitted.change : null;
const saidChange = ({ event }: { event: Said }) => ({ change: changeIn(event) ?? nothing });
const nothing: RelationChange = { userId: 0, standing: null, listed: null };

/** What decides which posts can be seen. */
const accessOf = (standing: Standing | null) =>
  [standing?.isFollower, standing?.isSubscriber, standing?.banType].join();

/** How the viewer stands to one person: which of the profile's buttons there are. */
export const standingMachine = setup({
  types: {
    context: {} as Types.StandingContext,
    input: {} as Types.StandingInput,
    events: {} as Types.StandingEvent,
    emitted: {} as Types.StandingEmitted,
    children: {} as { follow: 'follow'; blacklist: 'blacklist'; link: 'link' },
  },
  actors: { follow: followMachine, blacklist: blacklistMachine, link: profileLinkMachine },
  guards: {
    isGuest: ({ context }) => context.viewerId === null,
    isSelf: ({ context }) => context.profile.isSelf,
    isBanned: ({ context }) => (context.standing?.banType ?? null) !== null,
    isExpired: ({ context }) => context.standing?.subscription?.isExpired === true,
    isRenewed: ({ context }) => context.standing?.subscription?.isAutoRenewable === true,
    isSubscribed: ({ context }) => (context.standing?.subscription ?? null) !== null,
    isFollower: ({ context }) => context.standing?.isFollower === true,
    isCreator: ({ context }) => context.profile.isCreator,
    isForSale: ({ context }) => context.profile.subscriptionPrice !== null,
    isAbout: ({ context }, { change }: Heard) =>
      change.userId === context.profile.id && change.standing !== null,
    isPaid: ({ context }, { id, answer }: Answered) =>
      id === `subscribe-${context.profile.id}` && answer.kind === 'confirmed',
  },
  actions: {
    hearParts: ({ context, self }) => {
      if (context.follow) relay(context.follow, self);
      if (context.blacklist) relay(context.blacklist, self);
      relay(context.link, self);
    },
    storeStanding: enqueueActions(({ context, enqueue }, { change }: Heard) => {
      if (accessOf(change.standing) !== accessOf(context.standing)) {
        enqueue.emit({ type: 'access.changed' });
      }
      enqueue.assign({ standing: change.standing });
    }),
    tellParts: enqueueActions(({ context, enqueue, event }) => {
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
        username: profile.username,
        userId: profile.id,
      },
    })),
    announceStale: emit({ type: 'profile.stale' }),
    passOn: emit((_, { emitted }: Said) => emitted),
  },
}).createMachine({
  id: 'standing',
  description: 'The viewer stands to a person in one of a few ways, each with its own buttons.',
  meta: { requirement: 'spec §2 header actions; decisions §7' },
  context: ({ input: { viewerId, profile }, spawn }) => {
    const { id: userId, username, standing } = profile;
    const isMet = viewerId !== null && !profile.isSelf;
    return {
      viewerId,
      profile,
      standing,
      link: spawn('link', { id: 'link', input: { username } }),
      follow: isMet
        ? spawn('follow', {
            id: 'follow',
            input: { userId, username, isFollower: standing?.isFollower ?? false },
          })
        : null,
      blacklist: isMet
        ? spawn('blacklist', {
            id: 'blacklist',
            input: { userId, username, banType: standing?.banType ?? null },
          })
        : null,
    };
  },
  entry: 'hearParts',
  on: {
    'relation.changed': {
      guard: { type: 'isAbout', params: heard },
      target: '.deciding',
      actions: ['tellParts', { type: 'storeStanding', params: heard }],
    },
    'dialog.answered': [
      {
        guard: { type: 'isPaid', params: eventOf },
        actions: 'announceStale',
      },
      { actions: 'tellParts' },
    ],
    'part.emitted': [
      {
        guard: { type: 'isAbout', params: saidChange },
        target: '.deciding',
        actions: [
          { type: 'passOn', params: eventOf },
          { type: 'storeStanding', params: saidChange },
        ],
      },
      { actions: { type: 'passOn', params: eventOf } },
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
    oneself: { description: 'The profile is the viewer’s own, as others see it.' },
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
