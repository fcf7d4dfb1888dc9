import { assign, emit, setup } from 'xstate';
import { isBlank } from '#src/contract/lib/blank.ts';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import * as ports from './passkeys.ports.ts';
import type * as Types from './passkeys.types.ts';

/** Ports of adding, renaming and removing a passkey, and guards for each result. */
export const passkeysSetup = setup({
  types: {
    context: {} as Types.PasskeysContext,
    input: {} as Types.PasskeysInput,
    events: {} as Types.PasskeysEvent,
    emitted: {} as Types.PasskeysEmitted,
    children: {} as {
      loadPasskeys: 'loadPasskeys';
      rereadPasskeys: 'loadPasskeys';
      addPasskey: 'addPasskey';
      renamePasskey: 'renamePasskey';
      removePasskey: 'removePasskey';
    },
  },
  actors: ports,
  guards: {
    isAbsent: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isGone: (_, { failure }: Failed) => failure.kind === 'notFound' || failure.kind === 'forbidden',
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
    isLeft: (_, { end }: { end: Types.AddEnd }) => end === 'left',
    isKnown: (_, { end }: { end: Types.AddEnd }) => end === 'known',
    hasNewName: ({ context }, { name }: { name: string }) =>
      !isBlank(name) &&
      context.passkeys.some((one) => one.id === context.chosen && one.name !== name),
  },
  actions: {
    storePasskeys: assign((_, read: Types.OwnPasskeys) => read),
    storeChoice: assign((_, { id }: { id: string }) => ({ chosen: id })),
    dropChosen: assign(({ context }) => ({
      passkeys: context.passkeys.filter(({ id }) => id !== context.chosen),
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announce: emit((_, { key }: { key: string }) => ({
      type: 'notice.shown' as const,
      tone: 'positive' as const,
      key: `settings.passkeys.${key}`,
    })),
    announceAccess: emit({ type: 'access.changed' }),
  },
});
