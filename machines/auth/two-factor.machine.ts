import { assertEvent, assign, emit, setup } from 'xstate';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { attemptGuards, waitActions } from '../lib/attempt.ts';
import { eventOf, failureOf, type Failed } from '../lib/params.ts';
import { noAttempt, refusedStates, whenThrottled, whenUnanswered } from '../parts/submission.ts';
import type { passkeyLoginMachine } from './passkey-login.machine.ts';
import { notifyPasskey } from './passkey-mixin.ts';
import { proveIdentity } from './two-factor.ports.ts';
import type {
  TwoFactorContext,
  TwoFactorEmitted,
  TwoFactorEvent,
  TwoFactorInput,
} from './two-factor.types.ts';

const proving = {
  'code.submit': { target: 'verifying' },
  'recovery.submit': { target: 'verifying' },
} as const;
const refused = refusedStates('asking', proving);

/** The second factor after right credentials: a code of the app, or a recovery code. */
export const twoFactorMachine = setup({
  types: {
    context: {} as TwoFactorContext,
    input: {} as TwoFactorInput,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
    children: {} as { proveIdentity: 'proveIdentity'; passkeyLogin: 'passkeyLogin' },
  },
  actors: { proveIdentity, passkeyLogin: lazyPort<typeof passkeyLoginMachine>('passkeyLogin') },
  guards: attemptGuards,
  actions: {
    notifyPasskey,
    forward: emit(emittedOf<TwoFactorEmitted>),
    countRefusal: assign(({ context }, params: Failed) => ({
      failure: params.failure,
      refusals: context.refusals + 1,
    })),
    clearFailure: assign({ failure: null }),
    ...waitActions<TwoFactorContext, TwoFactorEvent>(),
    announceSession: emit({ type: 'session.opened' }),
    announceLoss: emit({ type: 'challenge.lost' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'twoFactor',
  description: 'A guest with right credentials proves the second factor.',
  meta: { requirement: 'spec §4 login' },
  context: ({ input, spawn, self }) => ({
    ...noAttempt,
    refusals: 0,
    passkey: input.passkeys ? childOf(self, spawn('passkeyLogin', { id: 'passkeyLogin' })) : null,
  }),
  on: {
    ...forwarding,
    'viewer.changed': { actions: { type: 'notifyPasskey', params: eventOf } },
  },
  type: 'parallel',
  states: {
    method: {
      description: 'Which proof the person has at hand.',
      initial: 'code',
      states: {
        code: {
          description: 'Six digits of the authenticator app are asked for.',
          on: { 'method.switch': { target: 'recovery', actions: 'clearFailure' } },
        },
        recovery: {
          description: 'One of the printed recovery codes is asked for.',
          on: { 'method.switch': { target: 'code', actions: 'clearFailure' } },
        },
      },
    },
    attempt: {
      description: 'How far the proof has come.',
      initial: 'asking',
      on: { 'challenge.restart': { target: '.abandoned' } },
      states: {
        asking: { description: 'A proof can be given.', on: proving },
        verifying: {
          description: 'The server is looking at the proof.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'proveIdentity',
            src: 'proveIdentity',
            input: ({ event }) => {
              assertEvent(event, ['code.submit', 'recovery.submit']);
              return { kind: event.type === 'code.submit' ? 'code' : 'recovery', code: event.code };
            },
            onDone: { target: 'verified' },
            onError: [
              whenThrottled('lockedOut'),
              whenUnanswered('unreachable'),
              { guard: { type: 'isAlreadyIn', params: failureOf }, target: 'verified' },
              { target: 'rejected', actions: { type: 'countRefusal', params: failureOf } },
            ],
          },
        },
        ...refused,
        rejected: {
          ...refused.rejected,
          description:
            'The proof was wrong, or the sign-in timed out: both can be mended from here.',
          on: { ...proving, 'method.switch': { target: 'asking' } },
        },
        verified: {
          description: 'The second factor opened a session; the app takes over.',
          entry: 'announceSession',
          on: {
            'viewer.changed': {
              guard: { type: 'isNobody', params: eventOf },
              target: 'asking',
            },
          },
        },
        abandoned: {
          description: 'The person starts again; the app goes back to the login form.',
          entry: 'announceLoss',
        },
      },
    },
  },
});
