import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import type { DialogsEmitted } from '../modal/dialogs.types.ts';
import * as ports from './second-factor.ports.ts';
import type * as Types from './second-factor.types.ts';
import type { TwoFactorAsked } from './two-factor-setup.types.ts';

/** What the dialogs of this flow are asked for under. */
export const dialogId = 'second-factor';

/** The setup of the second factor's chart. */
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
      discardSecret: 'dropFactor';
    },
  },
  actors: ports,
  guards: {
    isOn: (_, params: Types.SecondFactor) => params.isOn,
    isConfirmed: (_, { id, answer }: DialogsEmitted) =>
      id === dialogId && answer.kind === 'confirmed',
    isAnswered: (_, { id }: DialogsEmitted) => id === dialogId,
    isSessionOver: attemptGuards.isUnauthenticated,
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeFactor: assign((_, { codesLeft }: Types.SecondFactor) => ({ codesLeft })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    requestSetup: emit((_, input: TwoFactorAsked) => ({
      type: 'dialog.requested' as const,
      id: dialogId,
      dialog: 'twoFactorSetup' as const,
      input,
    })),
    requestConfirmation: emit({
      type: 'dialog.requested',
      id: dialogId,
      dialog: 'confirm',
      input: {
        title: 'settings.secondFactor.offTitle',
        body: 'settings.secondFactor.offBody',
        confirm: 'settings.secondFactor.turnOff',
        tone: 'negative',
      },
    }),
    announce: emit((_, { key }: { key: string }) => ({
      type: 'notice.shown' as const,
      tone: 'positive' as const,
      key: `settings.secondFactor.${key}`,
    })),
    announceAccess: emit({ type: 'access.changed' }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
});
