import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { changed, known, loaded, renewed, subscriptionSetup } from './subscription.setup.ts';

const keptEvents = {
  type: 'storeChange',
  params: ({ event }: { event: ChangeEvent }) => event,
} as const;
type ChangeEvent = Parameters<typeof changed>[0]['event'];

/** A member's subscription to one creator: its plan, its end, and whether it renews. */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  description: 'A member reads how a subscription stands, and cancels or restores its renewal.',
  meta: { requirement: 'spec §4 subscription; decisions §7' },
  context: ({ input: { known = null, ...whose } }) => ({
    ...whose,
    details: known,
    failure: null,
  }),
  on: {
    'subscription.reload': { guard: 'isMember', target: '.loading' },
    'relation.changed': [
      { guard: { type: 'isOther', params: eventOf } },
      { guard: { type: 'isGone', params: eventOf }, target: '.missing' },
      { guard: { type: 'isUnsaid', params: eventOf }, actions: keptEvents },
      { guard: { type: 'isNone', params: changed }, target: '.none', actions: keptEvents },
      { guard: { type: 'isExpired', params: changed }, target: '.expired', actions: keptEvents },
      { guard: { type: 'isEnding', params: changed }, target: '.ending', actions: keptEvents },
      { target: '.active', actions: keptEvents },
    ],
  },
  initial: 'guest',
  states: {
    guest: {
      description:
        'Nobody is signed in: a login is offered. Who knows how it stands goes on from there.',
      meta: { requirement: 'decisions §2 subscriptions' },
      always: [
        { guard: { type: 'isExpired', params: known }, target: 'expired' },
        { guard: { type: 'isEnding', params: known }, target: 'ending' },
        { guard: 'isKnown', target: 'active' },
        { guard: 'isMember', target: 'loading' },
      ],
    },
    loading: {
      description: 'The creator and the subscription are on their way.',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        input: ({ context }) => ({ username: context.username }),
        onDone: [
          {
            guard: { type: 'isSelf', params: ({ event }) => ({ details: event.output }) },
            target: 'oneself',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            guard: { type: 'isNone', params: loaded },
            target: 'none',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            guard: { type: 'isExpired', params: loaded },
            target: 'expired',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            guard: { type: 'isEnding', params: loaded },
            target: 'ending',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
          {
            target: 'active',
            actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'missing' },
          { target: 'unreachable' },
        ],
      },
    },
    active: {
      description: 'It runs and is charged again on its date, which stands there.',
      entry: 'dropSelector',
      on: { 'renewal.cancel': { target: 'confirming', actions: 'clearFailure' } },
    },
    confirming: {
      description: 'What cancelling means stands there, with the date; keeping it has the focus.',
      on: {
        'cancel.confirm': { target: 'cancelling' },
        'cancel.keep': { target: 'active' },
      },
    },
    cancelling: {
      description: 'The renewal is being cancelled; the follow is not touched.',
      tags: 'busy',
      invoke: {
        id: 'deactivateRenew',
        src: 'deactivateRenew',
        input: ({ context }) => ({ userId: context.details?.person.id ?? 0 }),
        onDone: {
          target: 'ending',
          actions: [
            { type: 'storeRelationship', params: renewed(false) },
            { type: 'announceChange', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          whenSignedOut('active'),
          { target: 'active', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    ending: {
      description: 'It runs until its date and is not charged again; renewing it is one press.',
      entry: 'dropSelector',
      on: { 'renewal.reactivate': { target: 'reactivating', actions: 'clearFailure' } },
    },
    reactivating: {
      description: 'The renewal is being restored at the price that was agreed.',
      tags: 'busy',
      invoke: {
        id: 'reactivateRenew',
        src: 'reactivateRenew',
        input: ({ context }) => ({ userId: context.details?.person.id ?? 0 }),
        onDone: {
          target: 'active',
          actions: [
            { type: 'storeRelationship', params: renewed(true) },
            { type: 'announceChange', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          whenSignedOut('ending'),
          { guard: { type: 'isLapsed', params: failureOf }, target: 'loading' },
          { target: 'ending', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    expired: {
      description: 'It is over since its date; the selector starts a new one.',
      entry: 'wantSelector',
    },
    none: {
      description: 'There is no subscription; the selector starts one.',
      entry: 'wantSelector',
    },
    oneself: {
      description: 'The creator is the member.',
    },
    missing: {
      description: 'There is nobody of this name, or not for this member.',
    },
    unreachable: {
      description:
        'The subscription could not be read; it is asked for when the server answers again.',
      on: { 'connection.restored': { target: 'loading' } },
    },
  },
});
