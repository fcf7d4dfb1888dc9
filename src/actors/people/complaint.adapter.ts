import { fromPromise } from 'xstate';
import type { Complaint, ComplaintSubject, Receipt } from '#machines/people/complaint.types.ts';
import { sendComplaint } from '#src/api/people/complaints.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the complaint's port to the reports of a chat or of a post. */
export const complaintAdapter = (http: Http) => ({
  actors: {
    sendComplaint: fromPromise<Receipt, Complaint & { about: ComplaintSubject }>(({ input }) =>
      sendComplaint(http, input),
    ),
  },
});
