import { assign, emit, sendTo, setup } from 'xstate';
import type { RouteName } from '../navigation/routes.ts';
import { keepCalls } from './password-gated-calls.ports.ts';
import type * as Types from './password-gated-calls.types.ts';

type Event<Type> = Extract<Types.PasswordGatedCallsEvent, { type: Type }>;
type Member = Pick<Event<'viewer.changed'>, 'reason' | 'viewer'>;
type Place = Pick<Types.PasswordGatedCallsContext, 'place'>;

const dialogId = 'password-gated-calls';
/** Places whose page stays as it is: what asks there is for the member's account or money. */
const kept: readonly (string | null)[] = [
  'settingsProfile',
  'settingsSecurity',
  'settingsSite',
  'settingsLeaving',
  'billingPayout',
] satisfies readonly RouteName[];

const hasPassword = (viewer: Member['viewer']): boolean =>
  viewer !== null && viewer.hasPassword !== false;
const placeOf = ({ event: { location } }: { event: Event<'location.admitted'> }): Place => ({
  place: location.name,
});
const memberOf = ({ event: { reason, viewer } }: { event: Event<'viewer.changed'> }): Member => ({
  reason,
  viewer,
});
const answerOf = ({ event: { id, answer } }: { event: Event<'dialog.answered'> }) => ({
  id,
  kind: answer.kind,
});
const refused = { target: 'resting', actions: 'refuse' } as const;
const ended = {
  guard: { type: 'isOtherSession', params: memberOf },
  target: 'resting',
  actions: ['refuse', { type: 'storeMember', params: memberOf }],
} as const;
const store = { type: 'storePlace', params: placeOf } as const;

/** Calls answered 423: they wait together for one confirmation, and each is sent once more. */
export const passwordGatedCallsMachine = setup({
  types: {
    context: {} as Types.PasswordGatedCallsContext,
    input: {} as Types.PasswordGatedCallsInput,
    events: {} as Types.PasswordGatedCallsEvent,
    emitted: {} as Types.PasswordGatedCallsEmitted,
    children: {} as { keepCalls: 'keepCalls' },
  },
  actors: { keepCalls },
  guards: {
    /** A member without a password confirms by mail, which a page explains. */
    isKept: ({ context: { place, hasPassword } }) => hasPassword && kept.includes(place),
    isConfirmation: (_, { place }: Place) => place === 'confirmPassword',
    isElsewhere: (_, { place }: Place) => place !== 'confirmPassword',
    isOtherSession: (_, { reason }: Member) => reason !== 'refreshed',
    isConfirmed: (_, { id, kind }: { id: string; kind: string }) =>
      id === dialogId && kind === 'confirmed',
    isDeclined: (_, { id, kind }: { id: string; kind: string }) =>
      id === dialogId && kind === 'cancelled',
  },
  actions: {
    storePlace: assign((_, params: Place) => params),
    storeMember: assign((_, { viewer }: Member) => ({ hasPassword: hasPassword(viewer) })),
    replay: sendTo('keepCalls', { type: 'calls.replay' }),
    refuse: sendTo('keepCalls', { type: 'calls.refuse' }),
    announceNeed: emit({ type: 'password.unconfirmed' }),
    requestDialog: emit({
      type: 'dialog.requested',
      id: dialogId,
      dialog: 'password',
      input: {},
    }),
  },
  delays: { patience: 2000 },
}).createMachine({
  id: 'passwordGatedCalls',
  description: 'Lets calls that need a confirmed password wait until it is confirmed.',
  meta: { requirement: 'decisions §4 423; contract §1.4; decision 021' },
  context: ({ input: { viewer } }) => ({ place: null, hasPassword: hasPassword(viewer) }),
  invoke: { id: 'keepCalls', src: 'keepCalls' },
  initial: 'resting',
  on: {
    'location.admitted': { actions: store },
    'viewer.changed': { actions: { type: 'storeMember', params: memberOf } },
  },
  states: {
    resting: {
      description: 'No call waits.',
      on: {
        'call.held': [
          { guard: 'isKept', target: 'askingInPlace', actions: 'requestDialog' },
          { target: 'asking', actions: 'announceNeed' },
        ],
      },
    },
    askingInPlace: {
      description:
        'A dialog asks for the password above the page of the waiting call, which stays.',
      on: {
        'dialog.answered': [
          {
            guard: { type: 'isConfirmed', params: answerOf },
            target: 'resting',
            actions: 'replay',
          },
          { guard: { type: 'isDeclined', params: answerOf }, ...refused },
        ],
        'viewer.changed': ended,
      },
    },
    asking: {
      description: 'A call waits, and ConfirmPassword is on its way to the page.',
      on: {
        'location.admitted': [
          { guard: { type: 'isConfirmation', params: placeOf }, target: 'waiting', actions: store },
          { target: 'resting', actions: ['refuse', store] },
        ],
        'viewer.changed': ended,
      },
    },
    waiting: {
      description: 'ConfirmPassword is on the page; calls that come meanwhile wait with the first.',
      on: {
        'password.confirmed': { target: 'returning' },
        'password.declined': refused,
        'location.admitted': {
          guard: { type: 'isElsewhere', params: placeOf },
          target: 'resting',
          actions: ['refuse', store],
        },
        'viewer.changed': ended,
      },
    },
    returning: {
      description: 'The page of the waiting call comes back before the call is sent again.',
      on: {
        'location.admitted': {
          guard: { type: 'isElsewhere', params: placeOf },
          target: 'resting',
          actions: ['replay', store],
        },
        'viewer.changed': ended,
      },
      after: { patience: { target: 'resting', actions: 'replay' } },
    },
  },
});
