import { fromPromise } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { followMachine } from '#machines/people/follow.machine.ts';
import { profileLinkMachine } from '#machines/people/profile-link.machine.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadProfile, type SeenAs } from '#src/api/people/profiles.ts';
import { blacklistAdapter } from './blacklist.adapter.ts';
import { followAdapter } from './follow.adapter.ts';
import { profileLinkAdapter } from './profile-link.adapter.ts';

/** Joins the children of the relationship chart to the calls on a person. */
const relationshipAdapter = (http: Http) => ({
  actors: {
    follow: followMachine.provide(followAdapter(http)),
    blacklist: blacklistMachine.provide(blacklistAdapter(http)),
    link: profileLinkMachine.provide(profileLinkAdapter()),
  },
});

/** Joins the profile chart's port to `GET /api/v1/profiles/{username}`, and its child to theirs. */
export const profileAdapter = (http: Http, as?: SeenAs) => ({
  actors: {
    loadProfile: fromPromise<Profile, { username: string }>(({ input }) =>
      loadProfile(http, input.username, as),
    ),
    relationship: relationshipMachine.provide(relationshipAdapter(http)),
  },
});
