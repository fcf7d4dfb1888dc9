import { assign, emit, raise, setup } from 'xstate';
import { attemptGuards, waitActions, withFailure } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import { changeEmail, requestLink, watchForProof } from './email-verification.ports.ts';
import type * as Types from './email-verification.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Requests for the link and the changed address; an open page watches for the proof. */
export const emailVerificationSetup = setup({
  types: {
    context: {} as Types.EmailVerificationContext,
    input: {} as Types.EmailVerificationInput,
    events: {} as Types.EmailVerificationEvent,
    emitted: {} as Types.EmailVerificationEmitted,
    children: {} as {
      requestLink: 'requestLink';
      changeEmail: 'changeEmail';
      watchForProof: 'watchForProof';
    },
  },
  actors: { requestLink, changeEmail, watchForProof },
  guards: {
    ...attemptGuards,
    isChanging: ({ context }) => context.begin === 'changing',
    isVerified: ({ context }) => context.viewer?.isVerified === true,
    isAlreadyVerified: (_, params: { answer: Types.LinkAnswer }) =>
      params.answer === 'alreadyVerified',
  },
  actions: {
    beginAnew: assign({ begin: 'reading' }),
    storeViewer: assign((_, params: { viewer: Viewer | null }) => params),
    storeRefusal: assign((_, params: Failed) => ({ refusal: params.failure })),
    forgetRefusal: assign({ refusal: null }),
    storeFailure: assign(withFailure),
    forgetFailure: assign({ failure: null }),
    startCooldown: assign({ secondsLeft: ({ context }) => context.cooldown }),
    ...waitActions<Types.EmailVerificationContext, Types.EmailVerificationEvent>(),
    reportPosted: raise({ type: 'mail.posted' }),
    announceDoubt: emit({ type: 'session.doubted' }),
    announceUpdate: emit({ type: 'member.updated' }),
    announceLogout: emit({ type: 'logout.requested' }),
    goOn: emit(({ context }) => ({
      type: 'location.requested',
      path: context.next,
      replace: true,
    })),
  },
  delays: { second: 1000 },
});
