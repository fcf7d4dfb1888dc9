import { promisePort } from '../lib/port.ts';
import type { AnalyticsReport } from './analytics-report.types.ts';
import type { AnalyticsFilters } from './analytics.types.ts';

/** What the member's range brought, by the days of where they are. Throws a Failure. */
export const loadReport = promisePort<AnalyticsReport, Pick<AnalyticsFilters, 'range' | 'group'>>(
  'loadReport',
);
