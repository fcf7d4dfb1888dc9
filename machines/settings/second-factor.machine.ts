import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { secondFactorSetup } from './second-factor.setup.ts';
import type { SecondFactor } from './second-factor.types.ts';

const confirmed = { type: 'isConfirmed', params: eventOf } as const;
const answered = { type: 'isAnswered', params: eventOf } as const;
const read = outputOf<SecondFactor>;
const found = [
  {
    guard: { type: 'isOn', params: read },
    target: 'protected',
    actions: { type: 'storeFactor', params: read },
  },
  { target: 'off' },
] as const;
/** For `onError` of a call that the member asked for. */
const back = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'isUnconfirmed', params: failureOf }, target },
    whenSignedOut(target),
    { target, actions: { type: 'storeFailure', params: failureOf } },
  ] as const;

/** Second factor of a member: its setup, its recovery codes, and turning it off. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  description: 'A member decides whether signing in takes a second factor.',
  meta: { requirement: 'spec §2 two-factor authentication; contract §2' },
  context: { codesLeft: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is not known yet whether there is a second factor.',
      tags: 'busy',
      invoke: {
        id: 'loadFactor',
        src: 'loadFactor',
        onDone: found,
        onError: [
          { guard: { type: 'isUnsaid', params: failureOf }, target: 'unsaid' },
          { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    off: {
      description: 'The password alone signs in; a second factor is offered.',
      on: { 'factor.setUp': { target: 'preparing' } },
    },
    preparing: {
      description: 'A secret is being made, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'prepareFactor',
        src: 'prepareFactor',
        onDone: { target: 'settingUp' },
        onError: back('off'),
      },
    },
    settingUp: {
      description: 'The dialog leads from the key to the first code; nothing counts before that.',
      entry: { type: 'requestSetup', params: { purpose: 'setUp' } },
      on: {
        'dialog.answered': [
          {
            guard: confirmed,
            target: 'loading',
            actions: [{ type: 'announce', params: { key: 'turnedOn' } }, 'announceAccess'],
          },
          { guard: answered, target: 'discarding' },
        ],
      },
    },
    discarding: {
      description: 'The dialog was left, so the secret that never counted is dropped.',
      tags: 'busy',
      invoke: {
        id: 'discardSecret',
        src: 'discardSecret',
        onDone: { target: 'loading' },
        onError: { target: 'loading' },
      },
    },
    protected: {
      description: 'Signing in takes a code; it says how many recovery codes are left.',
      on: {
        'codes.renew': { target: 'renewing' },
        'factor.turnOff': { target: 'asking' },
      },
    },
    renewing: {
      description: 'Eight new recovery codes are being made.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        onDone: { target: 'showingCodes', actions: 'announceAccess' },
        onError: back('protected'),
      },
    },
    showingCodes: {
      description: 'The dialog shows the new codes until they are kept.',
      entry: { type: 'requestSetup', params: { purpose: 'newCodes' } },
      on: { 'dialog.answered': { guard: answered, target: 'loading' } },
    },
    asking: {
      description: 'The member is asked whether the password alone shall sign in again.',
      entry: 'requestConfirmation',
      on: {
        'dialog.answered': [
          { guard: confirmed, target: 'turningOff' },
          { guard: answered, target: 'protected' },
        ],
      },
    },
    turningOff: {
      description: 'The second factor is being turned off.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'dropFactor',
        src: 'dropFactor',
        onDone: {
          target: 'off',
          actions: [{ type: 'announce', params: { key: 'turnedOff' } }, 'announceAccess'],
        },
        onError: back('protected'),
      },
    },
    unsaid: {
      description: 'The server does not say how it stands, so Fortify’s own routes take over.',
      entry: 'announceUnsaid',
      on: {
        'factor.settled': [
          {
            guard: { type: 'isOn', params: eventOf },
            target: 'protected',
            actions: 'storeAllCodes',
          },
          { target: 'off' },
        ],
      },
    },
    failed: {
      description: 'It could not be read whether there is a second factor.',
      on: { 'factor.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
