import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import * as dialogs from './factor-dialogs.ts';
import * as ports from './stock-factor.ports.ts';
import type * as Types from './stock-factor.types.ts';
import type { TwoFactorAsked } from './two-factor-setup.types.ts';

const confirmed = { type: 'isConfirmed', params: eventOf } as const;
const answered = { type: 'isAnswered', params: eventOf } as const;
const settled = (isOn: boolean) =>
  ({
    target: 'settled',
    actions: [
      { type: 'announce', params: { key: isOn ? 'turnedOn' : 'turnedOff' } },
      'announceAccess',
      { type: 'announceStanding', params: { isOn } },
    ],
  }) as const;
/** For `onError` of a call that the member asked for. */
const back = [
  { guard: { type: 'isGone', params: failureOf }, target: 'absent' },
  { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'offering' },
  whenSignedOut('offering'),
  { target: 'offering', actions: { type: 'storeFailure', params: failureOf } },
] as const;

/** A second factor by Fortify's own routes alone, on a server that does not say whether it is on. */
export const stockFactorMachine = setup({
  types: {
    context: {} as Types.StockFactorContext,
    events: {} as Types.StockFactorEvent,
    emitted: {} as Types.StockFactorEmitted,
    children: {} as {
      findSecret: 'findSecret';
      prepareFactor: 'prepareFactor';
      discardSecret: 'discardSecret';
      dropFactor: 'dropFactor';
    },
  },
  actors: ports,
  guards: {
    hasSecret: (_, { isThere }: { isThere: boolean }) => isThere,
    isConfirmed: dialogs.isConfirmed,
    isAnswered: dialogs.isAnswered,
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isUnconfirmed: dialogs.isUnconfirmed,
  },
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    requestSetup: emit((_, input: TwoFactorAsked) => dialogs.setupOf(input)),
    requestConfirmation: emit(dialogs.confirmation),
    announce: emit((_, { key }: { key: string }) => dialogs.noticeOf(key)),
    announceAccess: emit({ type: 'access.changed' }),
    announceStanding: emit((_, { isOn }: { isOn: boolean }) => ({
      type: 'factor.settled' as const,
      isOn,
    })),
  },
}).createMachine({
  id: 'stockFactor',
  description: 'A member turns a second factor on or off, and only then is it known how it stands.',
  meta: { requirement: 'issue 32 §19: the second factor by the routes of stock Fortify' },
  context: { failure: null },
  initial: 'offering',
  states: {
    offering: {
      description: 'It is not known whether it is on, which is said; both ways are offered.',
      on: { 'factor.setUp': { target: 'looking' }, 'factor.turnOff': { target: 'asking' } },
    },
    looking: {
      description: 'Whether a secret exists is looked up, perhaps after the password.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'findSecret',
        src: 'findSecret',
        onDone: [
          {
            guard: { type: 'hasSecret', params: ({ event }) => ({ isThere: outputOf({ event }) }) },
            target: 'recalling',
          },
          { target: 'preparing' },
        ],
        onError: back,
      },
    },
    preparing: {
      description: 'A secret is being made, the first of this account.',
      tags: 'busy',
      invoke: {
        id: 'prepareFactor',
        src: 'prepareFactor',
        onDone: { target: 'settingUp' },
        onError: back,
      },
    },
    settingUp: {
      description: 'The dialog leads from the new key to the first code.',
      entry: { type: 'requestSetup', params: { purpose: 'setUp' } },
      on: {
        'dialog.answered': [
          { guard: confirmed, ...settled(true) },
          { guard: answered, target: 'discarding' },
        ],
      },
    },
    recalling: {
      description: 'The dialog shows the key that was there; left early, nothing is touched.',
      entry: { type: 'requestSetup', params: { purpose: 'knownKey' } },
      on: {
        'dialog.answered': [
          { guard: confirmed, ...settled(true) },
          { guard: answered, target: 'offering' },
        ],
      },
    },
    discarding: {
      description: 'The dialog was left, so the secret that was made for it is dropped.',
      tags: 'busy',
      invoke: {
        id: 'discardSecret',
        src: 'discardSecret',
        onDone: { target: 'offering' },
        onError: { target: 'offering' },
      },
    },
    asking: {
      description: 'The member is asked whether the password alone shall sign in.',
      entry: 'requestConfirmation',
      on: {
        'dialog.answered': [
          { guard: confirmed, target: 'turningOff' },
          { guard: answered, target: 'offering' },
        ],
      },
    },
    turningOff: {
      description: 'The second factor is being turned off, if it was on.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: { id: 'dropFactor', src: 'dropFactor', onDone: settled(false), onError: back },
    },
    absent: { description: 'The server has no second factor at all, which is said once.' },
    settled: { description: 'How it stands is known from here on.' },
  },
});
