import { followMachine } from '#machines/people/follow.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { followAdapter } from './follow.adapter.ts';

/** Joins the follow of each person in a list to the server. */
export const followsAdapter = (http: Http) => ({
  actors: { follow: followMachine.provide(followAdapter(http)) },
});
