import { fromPromise } from 'xstate';
import type { DeviceSession } from '#machines/settings/device-sessions.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { endSession, loadSessions } from '#src/api/settings/security.ts';

/** Joins the chart of sessions to `GET` and `DELETE /api/v1/me/sessions`. */
export const deviceSessionsAdapter = (http: Http) => ({
  actors: {
    loadSessions: fromPromise<readonly DeviceSession[], void>(() => loadSessions(http)),
    endSession: fromPromise<void, { readonly id: string }>(({ input }) =>
      endSession(http, input.id),
    ),
  },
});
