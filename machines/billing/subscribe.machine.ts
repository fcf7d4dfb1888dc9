import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { loadPlans } from './subscribe.ports.ts';
import type {
  Plan,
  SubscribeContext,
  SubscribeEmitted,
  SubscribeEvent,
  SubscribeInput,
} from './subscribe.types.ts';

type Listed = { plans: readonly Plan[] };
const listed = ({ event }: { event: { output: readonly Plan[] } }): Listed => ({
  plans: event.output,
});
/** One purchase at a time for each creator, so its dialog has one name. */
const dialogOf = ({ payee }: SubscribeInput): string => `purchase-subscription-${payee.id}`;

/** The subscription selector: the period and auto-renewal; a purchase dialog does the rest. */
export const subscribeMachine = setup({
  types: {
    context: {} as SubscribeContext,
    input: {} as SubscribeInput,
    events: {} as SubscribeEvent,
    emitted: {} as SubscribeEmitted,
    output: {} as Answer<null>,
    children: {} as { loadPlans: 'loadPlans' },
  },
  actors: { loadPlans },
  guards: {
    hasPlans: (_, { plans }: Listed) => plans.length > 0,
    isPlan: ({ context }, params: { id: number }) =>
      context.plans.some(({ id }) => id === params.id),
    isPaid: ({ context }, params: { id: string; answer: { kind: string } }) =>
      params.id === dialogOf(context) && params.answer.kind === 'confirmed',
  },
  actions: {
    storePlans: assign(({ context }, { plans }: Listed) => ({
      plans,
      planId: plans.find(({ id }) => id === context.planId)?.id ?? plans[0]?.id ?? null,
    })),
    choosePlan: assign((_, params: { id: number }) => ({ planId: params.id })),
    storeRenewal: assign((_, params: { autoRenew: boolean }) => ({ autoRenew: params.autoRenew })),
    askPurchase: enqueueActions(({ context, enqueue }) => {
      const { payee, plans, planId, autoRenew } = context;
      const plan = plans.find(({ id }) => id === planId);
      if (!plan) return;
      const { months, price, renewalPrice, trialDays } = plan;
      const subject = {
        kind: 'subscription' as const,
        planId: plan.id,
        months,
        autoRenew,
        renewalPrice,
        trialDays,
      };
      enqueue.emit({
        type: 'dialog.requested',
        id: dialogOf(context),
        dialog: 'purchase',
        input: { payee, price, subject },
      });
    }),
    announceDone: emit({ type: 'dialog.settled', answer: { kind: 'confirmed', value: null } }),
  },
}).createMachine({
  id: 'subscribe',
  description: 'A member subscribes to a creator for one, three, six or twelve months.',
  meta: { requirement: 'issue 4 subscription selector; peers §2.10' },
  context: ({ input }) => ({ ...input, plans: [], planId: null, autoRenew: true }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The creator’s plans are on their way.',
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        input: ({ context }) => ({ username: context.payee.username }),
        onDone: [
          {
            guard: { type: 'hasPlans', params: listed },
            target: 'choosing',
            actions: { type: 'storePlans', params: listed },
          },
          { target: 'closed' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    choosing: {
      description: 'The plans stand side by side with what each costs today and a month.',
      on: {
        'plan.choose': {
          guard: { type: 'isPlan', params: eventOf },
          actions: { type: 'choosePlan', params: eventOf },
        },
        'renewal.change': { actions: { type: 'storeRenewal', params: eventOf } },
        'subscribe.review': { actions: 'askPurchase' },
        'dialog.answered': {
          guard: { type: 'isPaid', params: eventOf },
          target: 'subscribed',
        },
      },
    },
    subscribed: {
      description: 'It is paid; whoever asked takes over.',
      entry: 'announceDone',
    },
    closed: {
      description: 'This creator has nothing to subscribe to.',
    },
    unreachable: {
      description: 'The plans could not be read; they can be asked for again.',
      on: { 'plans.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
