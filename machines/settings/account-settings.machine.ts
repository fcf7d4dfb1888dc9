import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import { dataExportMachine } from './data-export.machine.ts';
import { emailChangeMachine } from './email-change.machine.ts';
import { pictureChoiceMachine } from './picture-choice.machine.ts';
import type * as Types from './account-settings.types.ts';
import type { EmailChangeUpdated, ExportUpdated } from '../auth/viewer.types.ts';
import { profileSettingsMachine } from './profile-settings.machine.ts';
import { stockProfileMachine } from './stock-profile.machine.ts';
import { subscriptionSettingsMachine } from './subscription-settings.machine.ts';

type CaughtUp = { type: 'connection.caughtUp' };
type ForEmail = Types.ViewerChanged | EmailChangeUpdated | CaughtUp;
type Said = { emitted: Types.AccountSettingsEmitted };

const restored = { type: 'connection.restored' } as const;

/** Everything about an account that is no way into it, block by block, each with a flow of its own. */
export const accountSettingsMachine = setup({
  types: {
    context: {} as Types.AccountSettingsContext,
    input: {} as Types.AccountSettingsInput,
    events: {} as Types.AccountSettingsEvent,
    emitted: {} as Types.AccountSettingsEmitted,
    children: {} as {
      profile: 'profile';
      stock: 'stock';
      avatar: 'picture';
      banner: 'picture';
      email: 'email';
      subscription: 'subscription';
      copy: 'copy';
    },
  },
  actors: {
    profile: profileSettingsMachine,
    stock: stockProfileMachine,
    picture: pictureChoiceMachine,
    email: emailChangeMachine,
    subscription: subscriptionSettingsMachine,
    copy: dataExportMachine,
  },
  guards: { isAbsent: (_, { emitted }: Said) => emitted.type === 'profile.absent' },
  actions: {
    startStock: assign({
      stock: ({ spawn, self }) => childOf(self, spawn('stock', { id: 'stock' })),
    }),
    askAgain: enqueueActions(({ context, enqueue }) => {
      if (context.stock) enqueue.sendTo('stock', restored);
      enqueue.sendTo('profile', restored);
      enqueue.sendTo('avatar', restored);
      enqueue.sendTo('banner', restored);
      enqueue.sendTo('email', restored);
      enqueue.sendTo('subscription', restored);
      enqueue.sendTo('copy', restored);
    }),
    notifySubscription: sendTo('subscription', (_, change: Types.ViewerChanged) => change),
    notifyEmail: sendTo('email', (_, change: ForEmail) => change),
    notifyCopy: sendTo('copy', (_, change: ExportUpdated | CaughtUp) => change),
    forward: emit(emittedOf<Types.AccountSettingsEmitted>),
  },
}).createMachine({
  id: 'accountSettings',
  description: 'A member looks after what others see of their account and what they offer.',
  meta: { requirement: 'spec §2 settings profile; issues 19 and 20' },
  context: ({ input, spawn, self }) => ({
    isCreator: input.isCreator,
    hasPhoto: input.hasPhoto,
    profile: childOf(self, spawn('profile', { id: 'profile' })),
    stock: null,
    avatar: childOf(self, spawn('picture', { id: 'avatar', input: { slot: 'avatar' } })),
    banner: childOf(self, spawn('picture', { id: 'banner', input: { slot: 'banner' } })),
    email: spawn('email', { id: 'email', input: { email: input.email } }),
    subscription: spawn('subscription', { id: 'subscription' }),
    copy: spawn('copy', { id: 'copy' }),
  }),
  initial: 'tending',
  states: {
    tending: {
      description: 'The blocks live below each other, each in its own state.',
      on: {
        'child.emitted': [
          { guard: { type: 'isAbsent', params: eventOf }, actions: 'startStock' },
          { actions: { type: 'forward', params: eventOf } },
        ],
        'viewer.changed': {
          actions: [
            { type: 'notifySubscription', params: eventOf },
            { type: 'notifyEmail', params: eventOf },
          ],
        },
        'emailChange.updated': { actions: { type: 'notifyEmail', params: eventOf } },
        'export.updated': { actions: { type: 'notifyCopy', params: eventOf } },
        'connection.caughtUp': {
          actions: [
            { type: 'notifyEmail', params: eventOf },
            { type: 'notifyCopy', params: eventOf },
          ],
        },
        'connection.restored': { actions: 'askAgain' },
      },
    },
  },
});
