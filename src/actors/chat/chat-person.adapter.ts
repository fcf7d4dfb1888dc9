import { profileMachine } from '#machines/people/profile.machine.ts';
import type { Http } from '#src/api/http.types.ts';
import { eventsOfApp } from '../modal/app-events.ts';
import { profileAdapter } from '../people/profile.adapter.ts';

/** Joins the card beside a chat to the app's events, and its child to the calls on a person. */
export const chatPersonAdapter = (http: Http) => ({
  actors: { listenToEvents: eventsOfApp, profile: profileMachine.provide(profileAdapter(http)) },
});
