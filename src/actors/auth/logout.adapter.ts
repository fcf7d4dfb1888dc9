import { fromPromise } from 'xstate';
import type { PendingLogout } from './pending-logout.types.ts';

/** Joins the logout chart's port to `POST /logout`. */
export const logoutAdapter = (pendingLogout: PendingLogout) => ({
  actors: { closeSession: fromPromise<void, void>(() => pendingLogout.send()) },
});
