import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { renewedOf } from './known-relation.ts';
import { changeOf } from './relation-change.ts';
import type { RelationChange, Subscription } from './relation.types.ts';
import { deactivateRenew, loadSubscription, reactivateRenew } from './subscription.ports.ts';
import type {
  RenewalAnswer,
  SubscriptionContext,
  SubscriptionDetails,
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionInput,
} from './subscription.types.ts';

/** Params of the guards: the current subscription. */
export interface Relationship {
  readonly subscription: Subscription | null;
}
type Refusal = { failure: Failure };
type Change = { change: RelationChange };
type Answered = { event: { output: RenewalAnswer }; context: SubscriptionContext };

/** Reads what is known. */
export const known = ({ context }: { context: SubscriptionContext }): Relationship => ({
  subscription: context.details?.subscription ?? null,
});
/** Reads a load's answer. */
export const loaded = ({ event }: { event: { output: SubscriptionDetails } }): Relationship => ({
  subscription: event.output.subscription,
});
/** Reads a command's answer; where that says nothing of it, the command itself was carried out. */
export const renewed =
  (isAutoRenewable: boolean) =>
  ({ event, context: { details } }: Answered): Relationship => {
    const before = details?.subscription ?? null;
    const { subscription = before && { ...before, isAutoRenewable } } = event.output.relationship;
    return { subscription: renewedOf(before, subscription) };
  };
/** Reads a relation change of one person. */
export const changed = ({ event }: { event: Change }): Relationship => ({
  subscription: event.change.relationship?.subscription ?? null,
});
const idOf = ({ details }: SubscriptionContext): number => details?.person.id ?? 0;

/** Ports of the renewal, and guards for the state of the viewer's subscription. */
export const subscriptionSetup = setup({
  types: {
    context: {} as SubscriptionContext,
    input: {} as SubscriptionInput,
    events: {} as SubscriptionEvent,
    emitted: {} as SubscriptionEmitted,
    children: {} as {
      loadSubscription: 'loadSubscription';
      deactivateRenew: 'deactivateRenew';
      reactivateRenew: 'reactivateRenew';
    },
  },
  actors: { loadSubscription, deactivateRenew, reactivateRenew },
  guards: {
    isKnown: ({ context }) => context.details !== null,
    isMember: ({ context }) => context.viewerId !== null,
    isSelf: ({ context }, params: { details: SubscriptionDetails }) =>
      params.details.person.id === context.viewerId,
    isNone: (_, { subscription }: Relationship) => subscription === null,
    isExpired: (_, { subscription }: Relationship) => subscription?.isExpired ?? false,
    isEnding: (_, { subscription }: Relationship) => subscription?.isAutoRenewable === false,
    isOther: ({ context }, { change }: Change) => change.userId !== idOf(context),
    isGone: (_, { change }: Change) => change.relationship === null,
    isUnsaid: (_, { change }: Change) => change.relationship?.subscription === undefined,
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
    isLapsed: (_, { failure }: Refusal) => failure.kind === 'conflict',
    isUnauthenticated: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
  },
  actions: {
    storeDetails: assign((_, params: { details: SubscriptionDetails }) => ({
      details: params.details,
      failure: null,
    })),
    storeRelationship: assign(({ context: { details } }, { subscription }: Relationship) => ({
      details: details && { ...details, subscription, failedRenewal: null },
      failure: null,
    })),
    storeChange: assign(({ context: { details } }, { change: { relationship } }: Change) => {
      if (details === null || relationship === null) return {};
      const { subscription, isFollower = details.isFollower } = relationship;
      const followed = { ...details, isFollower };
      if (subscription === undefined) return { details: followed };
      const renewal = renewedOf(details.subscription, subscription);
      return { details: { ...followed, subscription: renewal, failedRenewal: null } };
    }),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceChange: emit(({ context }, params: { answer: RenewalAnswer }) => ({
      type: 'relation.changed' as const,
      change: changeOf(idOf(context), params.answer),
    })),
    wantSelector: enqueueActions(({ context: { details }, enqueue }) => {
      if (details) enqueue.emit({ type: 'selector.wanted', person: details.person });
    }),
    dropSelector: emit({ type: 'selector.unwanted' }),
  },
});
