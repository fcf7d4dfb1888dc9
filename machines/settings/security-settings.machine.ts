import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import { accountLogMachine } from './account-log.machine.ts';
import { deviceSessionsMachine } from './device-sessions.machine.ts';
import { passkeysMachine } from './passkeys.machine.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { socialAccountsMachine } from './social-accounts.machine.ts';
import { stockFactorMachine } from './stock-factor.machine.ts';
import type * as Types from './security-settings.types.ts';

type Said = { emitted: Types.SecuritySettingsEmitted };

const changed = { type: 'access.changed' } as const;
const restored = { type: 'connection.restored' } as const;

/** Everything about the ways into an account, block by block, each with a flow of its own. */
export const securitySettingsMachine = setup({
  types: {
    context: {} as Types.SecuritySettingsContext,
    input: {} as Types.SecuritySettingsInput,
    events: {} as Types.SecuritySettingsEvent,
    emitted: {} as Types.SecuritySettingsEmitted,
    children: {} as {
      password: 'password';
      factor: 'factor';
      stock: 'stock';
      passkeys: 'passkeys';
      sessions: 'sessions';
      social: 'social';
      log: 'log';
    },
  },
  actors: {
    password: passwordChangeMachine,
    factor: secondFactorMachine,
    stock: stockFactorMachine,
    passkeys: passkeysMachine,
    sessions: deviceSessionsMachine,
    social: socialAccountsMachine,
    log: accountLogMachine,
  },
  guards: {
    isAccessChange: (_, { emitted }: Said) => emitted.type === 'access.changed',
    isUnsaid: (_, { emitted }: Said) => emitted.type === 'factor.unsaid',
    isSettled: (_, { emitted }: Said) => emitted.type === 'factor.settled',
  },
  actions: {
    /** Only what shows the outcome of other blocks: how the factor stands is its own doing. */
    refresh: enqueueActions(({ context, enqueue }) => {
      if (context.passkeys) enqueue.sendTo(context.passkeys, changed);
      enqueue.sendTo('sessions', changed);
      enqueue.sendTo('social', changed);
      enqueue.sendTo('log', changed);
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      if (context.passkeys) enqueue.sendTo(context.passkeys, restored);
      enqueue.sendTo('factor', restored);
      enqueue.sendTo('sessions', restored);
      enqueue.sendTo('social', restored);
      enqueue.sendTo('log', restored);
    }),
    startStock: assign(({ context, spawn, self }) =>
      context.stock ? {} : { stock: childOf(self, spawn('stock', { id: 'stock' })) },
    ),
    settleFactor: enqueueActions(({ enqueue }, { emitted }: Said) => {
      if (emitted.type !== 'factor.settled') return;
      enqueue.stopChild('stock');
      enqueue.assign({ stock: null });
      enqueue.sendTo('factor', emitted);
    }),
    /** Whichever of the two asked has its dialog answered. */
    notifyFactor: enqueueActions(({ context, enqueue }, answer: DialogsEmitted) => {
      enqueue.sendTo(context.stock ?? 'factor', answer);
    }),
    forward: emit(emittedOf<Types.SecuritySettingsEmitted>),
  },
}).createMachine({
  id: 'securitySettings',
  description: 'A member looks after the ways into their account.',
  meta: { requirement: 'spec §2 settings security; issue 19 security' },
  context: ({ input, spawn, self }) => ({
    password: childOf(self, spawn('password', { id: 'password', input: input.password })),
    factor: childOf(self, spawn('factor', { id: 'factor' })),
    stock: null,
    passkeys:
      input.passkeys && childOf(self, spawn('passkeys', { id: 'passkeys', input: input.passkeys })),
    sessions: childOf(self, spawn('sessions', { id: 'sessions' })),
    social: childOf(self, spawn('social', { id: 'social', input: input.social })),
    log: spawn('log', { id: 'log' }),
  }),
  initial: 'tending',
  states: {
    tending: {
      description: 'The blocks live below each other, each in its own state.',
      on: {
        'child.emitted': [
          { guard: { type: 'isAccessChange', params: eventOf }, actions: 'refresh' },
          { guard: { type: 'isUnsaid', params: eventOf }, actions: 'startStock' },
          {
            guard: { type: 'isSettled', params: eventOf },
            actions: { type: 'settleFactor', params: eventOf },
          },
          { actions: { type: 'forward', params: eventOf } },
        ],
        'dialog.answered': { actions: { type: 'notifyFactor', params: eventOf } },
        'connection.restored': { actions: 'askAgain' },
      },
    },
  },
});
