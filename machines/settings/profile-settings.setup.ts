import { assign, emit, setup } from 'xstate';
import type { usernameMachine } from '../auth/username.machine.ts';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { machinePort } from '../lib/port.ts';
import { isChangedElsewhere } from '../parts/changed-elsewhere.ts';
import type { countriesMachine } from './countries.machine.ts';
import { loadProfile, saveProfile } from './profile-settings.ports.ts';
import type * as Types from './profile-settings.types.ts';

type Edit = { form: Types.ProfileForm };

const isEqual = (one: Types.ProfileForm, other: Types.ProfileForm) =>
  one.displayName === other.displayName &&
  one.username === other.username &&
  one.about === other.about &&
  one.country === other.country;

const formOf = (saved: Types.SavedProfile): Types.ProfileForm => {
  const { version: _, ...form } = saved;
  return form;
};

const filled = ({ fill }: Types.ProfileSettingsContext, saved: Types.SavedProfile) => ({
  saved,
  form: formOf(saved),
  other: null,
  fill: fill + 1,
});

/** Profile form, with a username check and a version check on saving. */
export const profileSettingsSetup = setup({
  types: {
    context: {} as Types.ProfileSettingsContext,
    events: {} as Types.ProfileSettingsEvent,
    emitted: {} as Types.ProfileSettingsEmitted,
    children: {} as {
      loadProfile: 'loadProfile';
      saveProfile: 'saveProfile';
      username: 'username';
      countries: 'countries';
    },
  },
  actors: {
    loadProfile,
    saveProfile,
    username: machinePort<typeof usernameMachine>('username'),
    countries: machinePort<typeof countriesMachine>('countries'),
  },
  guards: {
    isSaved: ({ context }, { form }: Edit) => isEqual(form, context.saved),
    isGone: attemptGuards.isGone,
    isChangedElsewhere,
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
  },
  actions: {
    /** The form is sent or given up, and the advice on its name is over. */
    settleName: ({ context }) => context.name.send({ type: 'username.settle' }),
    storeEdit: assign((_, { form }: Edit) => ({ form })),
    storeSaved: assign(({ context }, saved: Types.SavedProfile) => filled(context, saved)),
    storeOther: assign((_, other: Types.SavedProfile) => ({ other })),
    takeOther: assign(({ context }) => filled(context, context.other ?? context.saved)),
    keepMine: assign(({ context }) => ({ saved: context.other ?? context.saved, other: null })),
    discardEdit: assign(({ context }) => ({
      form: formOf(context.saved),
      fill: context.fill + 1,
    })),
    ...attemptActions<Types.ProfileSettingsContext, Types.ProfileSettingsEvent>(),
    announceUpdate: emit({ type: 'member.updated' }),
    announceAbsence: emit({ type: 'profile.absent' }),
  },
  delays: { second: 1000, moment: 2000 },
});
