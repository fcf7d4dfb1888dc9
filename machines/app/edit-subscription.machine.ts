import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import { subscribeMachine } from '../billing/subscribe.machine.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PersonCard } from '../people/person.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { subscriptionMachine } from '../people/subscription.machine.ts';
import type {
  EditSubscriptionContext,
  EditSubscriptionEmitted,
  EditSubscriptionEvent,
  EditSubscriptionInput,
} from './edit-subscription.types.ts';

type Said = { emitted: EditSubscriptionEmitted };

/** A creator's subscription page: how it stands, and the selector where nothing runs. */
export const editSubscriptionMachine = setup({
  types: {
    context: {} as EditSubscriptionContext,
    input: {} as EditSubscriptionInput,
    events: {} as EditSubscriptionEvent,
    emitted: {} as EditSubscriptionEmitted,
    children: {} as { subscription: 'subscription'; subscribe: 'subscribe' },
  },
  actors: { subscription: subscriptionMachine, subscribe: subscribeMachine },
  guards: {
    isWanted: (_, { emitted }: Said) => emitted.type === 'selector.wanted',
    isUnwanted: (_, { emitted }: Said) => emitted.type === 'selector.unwanted',
    /** A subscription to the creator whose page this is. */
    isHere: ({ context }, { subject, payee }: PurchaseSettled) =>
      subject.kind === 'subscription' &&
      payee.id === context.subscription.getSnapshot().context.details?.person.id,
    isBought: (_, { emitted }: Said) => emitted.type === 'dialog.settled',
  },
  actions: {
    openSelector: assign(({ context, spawn, self }, { emitted }: Said) => {
      if (emitted.type !== 'selector.wanted' || context.subscribe) return {};
      const payee: PersonCard = emitted.person;
      return {
        subscribe: childOf(self, spawn('subscribe', { id: 'subscribe', input: { payee } })),
      };
    }),
    closeSelector: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('subscribe');
      enqueue.assign({ subscribe: null });
    }),
    reload: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('subscription', { type: 'subscription.reload' });
    }),
    notifySubscription: enqueueActions(({ enqueue }, params: RelationChanged) => {
      enqueue.sendTo('subscription', params);
    }),
    notifySelector: enqueueActions(({ context, enqueue }, params: DialogsEmitted) => {
      if (context.subscribe) enqueue.sendTo('subscribe', params);
    }),
    askAgain: enqueueActions(({ context: { subscription, subscribe }, enqueue }) => {
      for (const part of [subscription, subscribe])
        if (part) enqueue.sendTo(part, { type: 'connection.restored' });
    }),
    forward: emit(emittedOf<EditSubscriptionEmitted>),
  },
}).createMachine({
  id: 'editSubscription',
  description: 'A member looks after the subscription to one creator.',
  meta: { requirement: 'spec §2 edit subscription' },
  context: ({ input, spawn, self }) => ({
    subscription: childOf(self, spawn('subscription', { id: 'subscription', input })),
    subscribe: null,
  }),
  initial: 'tending',
  states: {
    tending: {
      description: 'Subscription and selector live side by side, each in its own state.',
      on: {
        'child.emitted': [
          {
            guard: { type: 'isWanted', params: eventOf },
            actions: { type: 'openSelector', params: eventOf },
          },
          { guard: { type: 'isUnwanted', params: eventOf }, actions: 'closeSelector' },
          { guard: { type: 'isBought', params: eventOf }, actions: ['closeSelector', 'reload'] },
          { actions: { type: 'forward', params: eventOf } },
        ],
        'connection.restored': { actions: 'askAgain' },
        'relation.changed': {
          actions: { type: 'notifySubscription', params: eventOf },
        },
        'purchase.settled': { guard: { type: 'isHere', params: eventOf }, actions: 'reload' },
        'dialog.answered': { actions: { type: 'notifySelector', params: eventOf } },
      },
    },
  },
});
