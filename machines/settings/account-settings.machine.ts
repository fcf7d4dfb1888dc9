import { emit, enqueueActions, setup } from 'xstate';
import { forwardEmits } from '../lib/forward-emits.ts';
import { eventOf } from '../lib/params.ts';
import { pictureChoiceMachine } from './picture-choice.machine.ts';
import type * as Types from './account-settings.types.ts';
import { profileSettingsMachine } from './profile-settings.machine.ts';
import { subscriptionSettingsMachine } from './subscription-settings.machine.ts';

type Said = { emitted: Types.AccountSettingsEmitted };

const restored = { type: 'connection.restored' } as const;

/** Everything about an account that is no way into it, block by block, each with a flow of its own. */
export const accountSettingsMachine = setup({
  types: {
    context: {} as Types.AccountSettingsContext,
    events: {} as Types.AccountSettingsEvent,
    emitted: {} as Types.AccountSettingsEmitted,
    children: {} as {
      profile: 'profile';
      avatar: 'picture';
      banner: 'picture';
      subscription: 'subscription';
    },
  },
  actors: {
    profile: profileSettingsMachine,
    picture: pictureChoiceMachine,
    subscription: subscriptionSettingsMachine,
  },
  actions: {
    listenToParts: ({ context: { profile, avatar, banner, subscription }, self }) => {
      for (const part of [profile, avatar, banner, subscription]) forwardEmits(part, self);
    },
    askAgain: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('profile', restored);
      enqueue.sendTo('avatar', restored);
      enqueue.sendTo('banner', restored);
      enqueue.sendTo('subscription', restored);
    }),
    forward: emit((_, { emitted }: Said) => emitted),
  },
}).createMachine({
  id: 'accountSettings',
  description: 'A member looks after what others see of their account and what they offer.',
  meta: { requirement: 'spec §2 settings profile; issues 19 and 20' },
  context: ({ spawn }) => ({
    profile: spawn('profile', { id: 'profile' }),
    avatar: spawn('picture', { id: 'avatar', input: { slot: 'avatar' } }),
    banner: spawn('picture', { id: 'banner', input: { slot: 'banner' } }),
    subscription: spawn('subscription', { id: 'subscription' }),
  }),
  initial: 'tending',
  states: {
    tending: {
      description: 'The blocks live below each other, each in its own state.',
      entry: 'listenToParts',
      on: {
        'child.emitted': { actions: { type: 'forward', params: eventOf } },
        'connection.restored': { actions: 'askAgain' },
      },
    },
  },
});
