import { fromCallback } from 'xstate';
import { profileMachine } from '#machines/people/profile.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { RunningApp } from '../app/running-app.types.ts';
import { profileAdapter } from '../people/profile.adapter.ts';

/** Joins the card beside a chat to the app's events, and its child to the calls on a person. */
export const chatPersonAdapter = ({ http, app }: { http: Http; app: RunningApp }) => ({
  actors: {
    listenToEvents: fromCallback<{ type: 'events.stop' }>(({ sendBack }) =>
      app.subscribe((appEvent) => sendBack({ type: 'app.event', appEvent })),
    ),
    profile: profileMachine.provide(profileAdapter(http)),
  },
});
