import { analyticsFilters } from '#machines/insight/analytics-filters.ts';
import { analyticsMachine } from '#machines/insight/analytics.machine.ts';
import { analyticsAdapter } from '#src/actors/insight/analytics.adapter.ts';
import { AnalyticsView } from '#src/views/insight/analytics.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/analytics`. */
export default defineScreen({
  machine: analyticsMachine,
  View: AnalyticsView,
  title: 'insight.analytics.title',
  provide: ({ http }) => analyticsAdapter(http),
  input: ({ query }) => ({ filters: analyticsFilters(query) }),
});
