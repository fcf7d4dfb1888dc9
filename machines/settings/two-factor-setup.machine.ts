import { assertEvent, assign, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { noAttempt, refusedStates, whenRefusedTo } from '../parts/submission.ts';
import { confirmCode, loadSecret } from './two-factor-setup.ports.ts';
import type * as Types from './two-factor-setup.types.ts';

const proving = {
  'code.submit': { target: 'confirming' },
  'step.back': { target: 'keeping' },
} as const;

/** From the key of a new factor, by its recovery codes, to the first code that turns it on. */
export const twoFactorSetupMachine = setup({
  types: {
    context: {} as Types.TwoFactorSetupContext,
    input: {} as Types.TwoFactorSetupInput,
    events: {} as Types.TwoFactorSetupEvent,
    output: {} as Answer<null>,
    children: {} as { loadSecret: 'loadSecret'; confirmCode: 'confirmCode' },
  },
  actors: { loadSecret, confirmCode },
  guards: {
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
    isSettingUp: ({ context }) => context.purpose !== 'newCodes',
  },
  actions: {
    storeSecret: assign((_, secret: Types.TwoFactorSecret) => ({ secret })),
    ...attemptActions<Types.TwoFactorSetupContext, Types.TwoFactorSetupEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'twoFactorSetup',
  description:
    'Leads to a second factor that counts only once its codes are kept and one was typed.',
  meta: { requirement: 'issue 19 security: two-factor set-up; contract §2' },
  context: ({ input }) => ({ ...input, secret: null, ...noAttempt }),
  output: { kind: 'confirmed', value: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The key and the codes are on their way.',
      entry: 'clearFailure',
      invoke: {
        id: 'loadSecret',
        src: 'loadSecret',
        onDone: [
          {
            guard: 'isSettingUp',
            target: 'scanning',
            actions: { type: 'storeSecret', params: outputOf },
          },
          { target: 'showing', actions: { type: 'storeSecret', params: outputOf } },
        ],
        onError: { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    failed: {
      description: 'The key did not come; it can be asked for again.',
      on: { 'setup.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
    scanning: {
      description: 'Step one: the authenticator app takes the key, by its picture or by hand.',
      on: { 'step.next': { target: 'keeping' } },
    },
    keeping: {
      description: 'Step two: the recovery codes are kept before they are needed.',
      on: { 'codes.keep': { target: 'typing' }, 'step.back': { target: 'scanning' } },
    },
    typing: {
      description: 'Step three: a code of the app shows that it works.',
      on: proving,
    },
    confirming: {
      description: 'The server is comparing the code.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: event.code };
        },
        onDone: { target: 'done' },
        onError: whenRefusedTo('typing'),
      },
    },
    ...refusedStates('typing', proving),
    showing: {
      description: 'The new codes are shown until they are kept.',
      on: { 'codes.keep': { target: 'done' } },
    },
    done: { description: 'The factor is on, or the new codes are kept.', type: 'final' },
  },
});
