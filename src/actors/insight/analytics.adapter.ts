import { fromPromise } from 'xstate';
import type { AnalyticsReport } from '#machines/insight/analytics-report.types.ts';
import type { AnalyticsFilters } from '#machines/insight/analytics.types.ts';
import { bestPostsMachine } from '#machines/insight/best-posts.machine.ts';
import { loadReport } from '#src/api/insight/analytics.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { bestPostsAdapter } from './best-posts.adapter.ts';

/** Joins analytics to `GET /api/v1/analytics`, and the best posts to theirs, in the zone of this device. */
export const analyticsAdapter = (http: Http) => ({
  actors: {
    bestPosts: bestPostsMachine.provide(bestPostsAdapter(http)),
    loadReport: fromPromise<AnalyticsReport, Pick<AnalyticsFilters, 'range' | 'group'>>(
      ({ input }) => {
        const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
        return loadReport(http, { ...input, zone });
      },
    ),
  },
});
