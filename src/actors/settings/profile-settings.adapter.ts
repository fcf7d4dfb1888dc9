import { fromPromise } from 'xstate';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import type { ProfileForm } from '#machines/settings/profile-settings.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { loadProfile, saveProfile } from '#src/api/own-profile.ts';
import { usernameAdapter } from '../auth/username.adapter.ts';

/** Joins the chart of the own profile to `/api/v1/me/profile` and the username check. */
export const profileSettingsAdapter = (http: Http) => ({
  actors: {
    loadProfile: fromPromise<ProfileForm, void>(() => loadProfile(http)),
    saveProfile: fromPromise<ProfileForm, ProfileForm>(({ input }) => saveProfile(http, input)),
    username: usernameMachine.provide(usernameAdapter(http)),
  },
});
