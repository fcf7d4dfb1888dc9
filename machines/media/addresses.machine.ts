import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { renewAddresses } from './addresses.ports.ts';
import type {
  AddressesContext,
  AddressesEvent,
  HeldAddress,
  RenewedAddress,
} from './addresses.types.ts';

/** The most that one call may ask for (`POST /api/v1/media/addresses`). */
const most = 50;

type Of = { address: string };
type Those = { addresses: readonly string[] };

const isOf = ({ held }: AddressesContext, { address }: Of, ...kinds: HeldAddress['is'][]) => {
  const kind = held.get(address)?.is;
  return kind !== undefined && kinds.includes(kind);
};

const thatOf = ({ event: { address } }: { event: Of }) => ({ addresses: [address] });

/** After an outage whatever did not load may load. */
const lostOf = ({ context: { held } }: { context: AddressesContext }) => ({
  addresses: [...held].flatMap(([address, { is }]) => (is === 'lost' ? [address] : [])),
});

/** Copy of the map with some of its addresses changed. */
const changed = (
  held: AddressesContext['held'],
  addresses: readonly string[],
  change: (address: string, before: HeldAddress) => Partial<HeldAddress>,
) =>
  new Map([
    ...held,
    ...addresses.map((address) => {
      const before = held.get(address) ?? { now: address, is: 'asked' as const, turn: 0 };
      return [address, { ...before, ...change(address, before) }] as const;
    }),
  ]);

/**
 * Signed addresses end while a tab sleeps: what a browser could not load is asked for anew, once, wherever
 * it is drawn, all that failed together.
 */
export const addressesMachine = setup({
  types: {
    context: {} as AddressesContext,
    events: {} as AddressesEvent,
    children: {} as { renewAddresses: 'renewAddresses' },
  },
  actors: { renewAddresses },
  guards: {
    hasWanted: ({ context }) => context.wanted.length > 0,
    /** Another address was given for it, and does not load either. */
    isGiven: ({ context }, of: Of) => isOf(context, of, 'given'),
    /** Neither on its way nor given up. */
    isOpen: ({ context }, of: Of) => !isOf(context, of, 'asked', 'lost'),
    isLost: ({ context }, of: Of) => isOf(context, of, 'lost'),
  },
  actions: {
    want: assign(({ context: { wanted, held } }, { addresses }: Those) => ({
      wanted: [...wanted, ...addresses],
      held: changed(held, addresses, () => ({ is: 'asked' })),
    })),
    take: assign(({ context: { wanted } }) => ({
      asked: wanted.slice(0, most),
      wanted: wanted.slice(most),
    })),
    keep: assign(
      ({ context: { held, asked } }, { renewed }: { renewed: readonly RenewedAddress[] }) => {
        const found = new Map(renewed.map(({ address, now }) => [address, now]));
        return {
          asked: [],
          held: changed(held, asked, (address, { now, turn }) => ({
            now: found.get(address) ?? now,
            is: found.has(address) ? 'given' : 'lost',
            turn: turn + 1,
          })),
        };
      },
    ),
    settle: assign(({ context: { held } }, { address }: Of) => ({
      held: changed(held, [address], () => ({ is: 'loaded' })),
    })),
    lose: assign(({ context: { held } }, { address }: Of) => ({
      held: changed(held, [address], () => ({ is: 'lost' })),
    })),
    loseAsked: assign(({ context: { held, asked } }) => ({
      asked: [],
      held: changed(held, asked, () => ({ is: 'lost' })),
    })),
  },
  delays: { gathering: 50 },
}).createMachine({
  id: 'addresses',
  description: 'Files whose address ended are asked for anew, wherever they are drawn.',
  meta: { requirement: 'contract §4.3; issue 32 line 12' },
  context: { held: new Map(), wanted: [], asked: [] },
  initial: 'resting',
  on: {
    'address.failed': [
      { guard: { type: 'isGiven', params: eventOf }, actions: { type: 'lose', params: eventOf } },
      { guard: { type: 'isOpen', params: eventOf }, actions: { type: 'want', params: thatOf } },
    ],
    'address.loaded': {
      guard: { type: 'isGiven', params: eventOf },
      actions: { type: 'settle', params: eventOf },
    },
    'address.retry': {
      guard: { type: 'isLost', params: eventOf },
      actions: { type: 'want', params: thatOf },
    },
    'connection.restored': { actions: { type: 'want', params: lostOf } },
  },
  states: {
    resting: {
      description: 'Whatever ended has another address, or will not come.',
      always: { guard: 'hasWanted', target: 'gathering' },
    },
    gathering: {
      description: 'What ended at the same time is asked for together.',
      after: { gathering: { target: 'asking', actions: 'take' } },
    },
    asking: {
      description:
        'Other addresses are on their way; a colour stands in the place of each picture.',
      invoke: {
        id: 'renewAddresses',
        src: 'renewAddresses',
        input: ({ context }) => ({ addresses: context.asked }),
        onDone: {
          target: 'resting',
          actions: { type: 'keep', params: ({ event }) => ({ renewed: event.output }) },
        },
        onError: { target: 'resting', actions: 'loseAsked' },
      },
    },
  },
});
