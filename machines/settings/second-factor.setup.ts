import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import * as dialogs from './factor-dialogs.ts';
import * as ports from './second-factor.ports.ts';
import type * as Types from './second-factor.types.ts';
import type { TwoFactorAsked } from './two-factor-setup.types.ts';

/** Ports, dialogs and notices of the second factor. */
export const secondFactorSetup = setup({
  types: {
    context: {} as Types.SecondFactorContext,
    events: {} as Types.SecondFactorEvent,
    emitted: {} as Types.SecondFactorEmitted,
    children: {} as {
      loadFactor: 'loadFactor';
      prepareFactor: 'prepareFactor';
      renewCodes: 'renewCodes';
      dropFactor: 'dropFactor';
      discardSecret: 'discardSecret';
    },
  },
  actors: ports,
  guards: {
    isOn: (_, { isOn }: Types.Standing) => isOn,
    isConfirmed: dialogs.isConfirmed,
    isAnswered: dialogs.isAnswered,
    isUnsaid: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isUnconfirmed: dialogs.isUnconfirmed,
  },
  actions: {
    storeFactor: assign((_, { codesLeft }: Types.SecondFactor) => ({ codesLeft })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    /** Only the set-up was confirmed, whose eight codes nobody has used. */
    storeAllCodes: assign({ codesLeft: 8 }),
    requestSetup: emit((_, input: TwoFactorAsked) => dialogs.setupOf(input)),
    requestConfirmation: emit(dialogs.confirmation),
    announce: emit((_, { key }: { key: string }) => dialogs.noticeOf(key)),
    announceUnsaid: emit({ type: 'factor.unsaid' }),
    announceAccess: emit({ type: 'access.changed' }),
  },
});
