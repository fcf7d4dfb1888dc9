import { fromPromise } from 'xstate';
import type { ReportsPage } from '#machines/people/reports.types.ts';
import { loadReports } from '#src/api/people/complaints.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Joins the chart of a member's own reports to `GET /api/v1/complaints`. */
export const reportsAdapter = (http: Http) => ({
  actors: {
    loadReports: fromPromise<ReportsPage, { cursor: string | null }>(({ input }) =>
      loadReports(http, input.cursor),
    ),
  },
});
