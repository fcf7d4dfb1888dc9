import { assign, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { changeCharge, loadCharges } from './charges.ports.ts';
import type * as Types from './charges.types.ts';

type Named = { userId: number };
type Payable = Named & { cardId: number | null };

const isAbout =
  (fits: (charge: Types.Charge) => boolean) =>
  ({ context }: { context: Types.ChargesContext }, { userId }: Named) =>
    context.charges.some((charge) => charge.person.id === userId && fits(charge));
const store = { type: 'storeCharges', params: outputOf<Types.ChargesKnown> } as const;

/** Transitions for updates while nothing is being changed. */
const refresh = { target: 'refreshing', reenter: true } as const;
const followed = {
  'payment.updated': refresh,
  'connection.caughtUp': refresh,
  'connection.restored': refresh,
} as const;
/** Transitions for changes of a charge. */
const resting = {
  on: {
    ...followed,
    'charge.stop': {
      guard: { type: 'isRenewing', params: eventOf },
      target: 'changing',
      actions: { type: 'planStop', params: eventOf },
    },
    'charge.restart': {
      guard: { type: 'isStopped', params: eventOf },
      target: 'changing',
      actions: { type: 'planRestart', params: eventOf },
    },
    'charge.pay': {
      guard: { type: 'isRefused', params: eventOf },
      target: 'changing',
      actions: { type: 'planPayment', params: eventOf },
    },
  },
} as const;

/** Upcoming charges of a member, each with a button to stop it. */
export const chargesMachine = setup({
  types: {
    context: {} as Types.ChargesContext,
    events: {} as Types.ChargesEvent,
    children: {} as {
      loadCharges: 'loadCharges';
      refreshCharges: 'loadCharges';
      changeCharge: 'changeCharge';
    },
  },
  actors: { loadCharges, changeCharge },
  guards: {
    isRenewing: isAbout(({ renews }) => renews),
    isStopped: isAbout(({ renews }) => !renews),
    isRefused: isAbout(({ failed }) => failed !== null),
    isEmpty: ({ context }) => context.charges.length === 0,
    isDeclined: (_, { isDeclined }: Types.ChargeChanged) => isDeclined,
  },
  actions: {
    storeCharges: assign((_, { charges, cards }: Types.ChargesKnown) => ({ charges, cards })),
    planStop: assign((_, { userId }: Named) => ({
      change: { kind: 'stop' as const, userId, cardId: null },
    })),
    planRestart: assign((_, { userId }: Named) => ({
      change: { kind: 'restart' as const, userId, cardId: null },
    })),
    planPayment: assign((_, { userId, cardId }: Payable) => ({
      change: { kind: 'pay' as const, userId, cardId },
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'charges',
  description: 'A member sees what will be charged when, and stops, restarts or pays it.',
  meta: { requirement: 'issue 20 before you renew; screens §9 coming' },
  context: { charges: [], cards: [], change: null, failure: null },
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadCharges' },
      descriptions: {
        loading: 'The charges are on their way; skeletons stand in their place.',
        failed: 'The charges could not be read at all.',
      },
      read: { target: 'listed', actions: store },
      on: { 'charges.retry': reload, 'connection.restored': reload },
      anew: { 'payment.updated': readAnew, 'connection.caughtUp': readAnew },
    }),
    listed: {
      description: 'Charges are shown, or that there are none.',
      initial: 'sorting',
      states: {
        sorting: {
          description: 'What has come says whether there is anything.',
          always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'resting' }],
        },
        resting: {
          ...resting,
          description: 'Each charge stands with its day, its sum and what there was.',
        },
        empty: { description: 'Nothing renews; it says what would be here.', on: followed },
        changing: {
          description: 'The server stops, restarts or pays one; a second press does nothing.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'changeCharge',
            src: 'changeCharge',
            input: ({ context: { change } }) =>
              change ?? { kind: 'stop' as const, userId: 0, cardId: null },
            onDone: [
              {
                guard: { type: 'isDeclined', params: outputOf },
                target: 'declined',
                actions: store,
              },
              { target: 'sorting', actions: store },
            ],
            onError: { target: 'unchanged', actions: { type: 'storeFailure', params: failureOf } },
          },
        },
        unchanged: { ...resting, description: 'It could not be changed; everything is as it was.' },
        declined: { ...resting, description: 'The bank refused again, and nothing was charged.' },
        refreshing: {
          ...resting,
          description:
            'Something may be another way by now: it is read behind the list, and no press is lost.',
          invoke: {
            id: 'refreshCharges',
            src: 'loadCharges',
            onDone: { target: 'sorting', actions: store },
            onError: { target: 'sorting' },
          },
        },
      },
    },
  },
});
