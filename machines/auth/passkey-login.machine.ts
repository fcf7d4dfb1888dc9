import { emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { countdown, whenThrottled, whenUnanswered } from '../parts/submission.ts';
import { enterByPasskey } from './passkey-login.ports.ts';
import type * as Types from './passkey-login.types.ts';

const using = { 'passkey.use': { target: 'entering' } } as const;
const endOf = ({ event }: { event: { output: Types.PasskeyEntry } }) => ({ end: event.output });

/** Signing in by a passkey, which stands for both factors. */
export const passkeyLoginMachine = setup({
  types: {
    context: {} as Types.PasskeyLoginContext,
    events: {} as Types.PasskeyLoginEvent,
    emitted: {} as Types.PasskeyLoginEmitted,
    children: {} as { enterByPasskey: 'enterByPasskey' },
  },
  actors: { enterByPasskey },
  guards: {
    ...attemptGuards,
    isLeft: (_, { end }: { end: Types.PasskeyEntry }) => end === 'left',
  },
  actions: {
    ...attemptActions<Types.PasskeyLoginContext, Types.PasskeyLoginEvent>(),
    announceSession: emit({ type: 'session.opened' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passkeyLogin',
  description: 'A guest signs in with a key of their device.',
  meta: { requirement: 'issue 19 security: passkeys; contract §2 passkeys' },
  context: { failure: null, secondsLeft: 0 },
  initial: 'offering',
  states: {
    offering: { description: 'A passkey can be used.', on: using },
    entering: {
      description: 'The browser shows its own dialog, then the server looks at the answer.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'enterByPasskey',
        src: 'enterByPasskey',
        onDone: [
          { guard: { type: 'isLeft', params: endOf }, target: 'left' },
          { target: 'entered' },
        ],
        onError: [
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          { guard: { type: 'isAlreadyIn', params: failureOf }, target: 'entered' },
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    left: {
      description: 'The dialog was closed, or the device had no passkey; it can be tried again.',
      on: using,
    },
    refused: {
      description: 'The server knows no such passkey, or did not take its answer.',
      on: using,
    },
    unreachable: { description: 'No useful answer came; it can be tried again.', on: using },
    lockedOut: {
      description: 'Too many attempts: the button waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', 'offering'),
    },
    entered: {
      description: 'The passkey opened a session; the app takes over.',
      tags: 'busy',
      entry: 'announceSession',
      on: {
        'viewer.changed': { guard: { type: 'isNobody', params: eventOf }, target: 'offering' },
      },
    },
  },
});
