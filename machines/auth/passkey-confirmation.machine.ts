import { setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { countdown, whenThrottled, whenUnanswered } from '../parts/submission.ts';
import { confirmByPasskey, findPasskey } from './passkey-confirmation.ports.ts';
import type * as Types from './passkey-confirmation.types.ts';

const using = { 'passkey.use': { target: 'confirming' } } as const;
const found = ({ event }: { event: { output: boolean } }) => ({ hasOne: event.output });
const endOf = ({ event }: { event: { output: Types.PasskeyProof } }) => ({ end: event.output });

/** A member shows a key of their device where the password is asked for once more. */
export const passkeyConfirmationMachine = setup({
  types: {
    context: {} as Types.PasskeyConfirmationContext,
    input: {} as Types.PasskeyConfirmationInput,
    events: {} as Types.PasskeyConfirmationEvent,
    children: {} as { findPasskey: 'findPasskey'; confirmByPasskey: 'confirmByPasskey' },
  },
  actors: { findPasskey, confirmByPasskey },
  guards: {
    ...attemptGuards,
    isOffered: ({ context }) => context.isOffered,
    hasPasskey: (_, { hasOne }: { hasOne: boolean }) => hasOne,
    isLeft: (_, { end }: { end: Types.PasskeyProof }) => end === 'left',
  },
  actions: {
    ...attemptActions<Types.PasskeyConfirmationContext, Types.PasskeyConfirmationEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passkeyConfirmation',
  description: 'A passkey in place of the password, where the member has one.',
  meta: { requirement: 'issue 39 password or passkey; contract §2 passkeys/confirm' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0 }),
  initial: 'weighing',
  states: {
    weighing: {
      description: 'Whether anything is asked depends on the site and on this browser.',
      always: [{ guard: 'isOffered', target: 'looking' }, { target: 'absent' }],
    },
    looking: {
      description: 'The server is asked whether the member has a passkey; nothing is drawn yet.',
      invoke: {
        id: 'findPasskey',
        src: 'findPasskey',
        onDone: [
          { guard: { type: 'hasPasskey', params: found }, target: 'offering' },
          { target: 'absent' },
        ],
        onError: { target: 'absent' },
      },
    },
    offering: { description: 'A passkey can be used in place of the password.', on: using },
    confirming: {
      description: 'The browser shows its own dialog, then the server looks at the answer.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmByPasskey',
        src: 'confirmByPasskey',
        onDone: [
          { guard: { type: 'isLeft', params: endOf }, target: 'left' },
          { target: 'confirmed' },
        ],
        onError: [
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          whenSignedOut('offering'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    left: {
      description:
        'The dialog was closed, or the device had no such passkey; it can be tried again.',
      on: using,
    },
    refused: { description: 'The server did not take the answer of the passkey.', on: using },
    unreachable: { description: 'No useful answer came; it can be tried again.', on: using },
    lockedOut: {
      description: 'Too many attempts: the button waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', 'offering'),
    },
    absent: { description: 'There is no passkey to use here, so nothing is drawn.' },
    confirmed: {
      description: 'The passkey has shown who it is; the asker goes on.',
      type: 'final',
    },
  },
});
