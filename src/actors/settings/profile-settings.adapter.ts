import { fromPromise } from 'xstate';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { countriesMachine } from '#machines/settings/countries.machine.ts';
import type { SavedProfile } from '#machines/settings/profile-settings.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadProfile, saveProfile } from '#src/api/settings/own-profile.ts';
import { usernameAdapter } from '../auth/username.adapter.ts';
import { countriesAdapter } from './countries.adapter.ts';

/** Joins the chart of the own profile to `/api/v1/me/profile` and the username check. */
export const profileSettingsAdapter = (http: Http) => ({
  actors: {
    loadProfile: fromPromise<SavedProfile, void>(() => loadProfile(http)),
    saveProfile: fromPromise<SavedProfile, SavedProfile>(({ input }) => saveProfile(http, input)),
    username: usernameMachine.provide(usernameAdapter(http)),
    countries: countriesMachine.provide(countriesAdapter(http)),
  },
});
