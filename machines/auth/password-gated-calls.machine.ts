import { emit, sendTo, setup } from 'xstate';
import { keepCalls } from './password-gated-calls.ports.ts';
import type {
  PasswordGatedCallsEmitted,
  PasswordGatedCallsEvent,
} from './password-gated-calls.types.ts';
import type { SessionReason } from './session.types.ts';

type Admitted = Extract<PasswordGatedCallsEvent, { type: 'location.admitted' }>;

const place = ({ event: { location } }: { event: Admitted }) => ({ name: location.name });
const because = ({ event: { reason } }: { event: { reason: SessionReason } }) => ({ reason });
const refused = { target: 'resting', actions: 'refuse' } as const;
const ended = { guard: { type: 'isOtherSession', params: because }, ...refused } as const;

/** Calls answered 423: they wait together for one confirmation, and each is sent once more. */
export const passwordGatedCallsMachine = setup({
  types: {
    events: {} as PasswordGatedCallsEvent,
    emitted: {} as PasswordGatedCallsEmitted,
    children: {} as { keepCalls: 'keepCalls' },
  },
  actors: { keepCalls },
  guards: {
    isConfirmation: (_, params: { name: string | null }) => params.name === 'confirmPassword',
    isElsewhere: (_, params: { name: string | null }) => params.name !== 'confirmPassword',
    isOtherSession: (_, params: { reason: SessionReason }) => params.reason !== 'refreshed',
  },
  actions: {
    replay: sendTo('keepCalls', { type: 'calls.replay' }),
    refuse: sendTo('keepCalls', { type: 'calls.refuse' }),
    announceNeed: emit({ type: 'password.unconfirmed' }),
  },
  delays: { patience: 2000 },
}).createMachine({
  id: 'passwordGatedCalls',
  description: 'Lets calls that need a confirmed password wait until it is confirmed.',
  meta: { requirement: 'decisions §4 423; contract §1.4' },
  invoke: { id: 'keepCalls', src: 'keepCalls' },
  initial: 'resting',
  states: {
    resting: {
      description: 'No call waits.',
      on: { 'call.held': { target: 'asking', actions: 'announceNeed' } },
    },
    asking: {
      description: 'A call waits, and ConfirmPassword is on its way to the page.',
      on: {
        'location.admitted': [
          { guard: { type: 'isConfirmation', params: place }, target: 'waiting' },
          refused,
        ],
        'viewer.changed': ended,
      },
    },
    waiting: {
      description: 'ConfirmPassword is on the page; calls that come meanwhile wait with the first.',
      on: {
        'password.confirmed': { target: 'returning' },
        'password.declined': refused,
        'location.admitted': { guard: { type: 'isElsewhere', params: place }, ...refused },
        'viewer.changed': ended,
      },
    },
    returning: {
      description: 'The page of the waiting call comes back before the call is sent again.',
      on: {
        'location.admitted': {
          guard: { type: 'isElsewhere', params: place },
          target: 'resting',
          actions: 'replay',
        },
        'viewer.changed': ended,
      },
      after: { patience: { target: 'resting', actions: 'replay' } },
    },
  },
});
