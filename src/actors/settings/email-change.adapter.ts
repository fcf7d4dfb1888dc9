import { fromPromise } from 'xstate';
import type { PendingEmail } from '#machines/settings/email-change.types.ts';
import {
  askForChange,
  cancelChange,
  loadChange,
  resendMails,
} from '#src/api/settings/email-change.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the chart of a change of the address to `/me/email_change`. */
export const emailChangeAdapter = (http: Http) => ({
  actors: {
    loadChange: fromPromise<PendingEmail | null, void>(() => loadChange(http)),
    askForChange: fromPromise<PendingEmail | null, { readonly email: string }>(({ input }) =>
      askForChange(http, input.email),
    ),
    resendMails: fromPromise<PendingEmail | null, void>(() => resendMails(http)),
    cancelChange: fromPromise<void, void>(() => cancelChange(http)),
  },
});
