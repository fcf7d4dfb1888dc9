import { promisePort } from '../lib/port.ts';
import type { AnalyticsReport } from './analytics-report.types.ts';
import type { AnalyticsFilters } from './analytics.types.ts';

/** Reads the report of a range, by the days of the member's time zone. Throws a Failure. */
export const loadReport = promisePort<AnalyticsReport, Pick<AnalyticsFilters, 'range' | 'group'>>(
  'loadReport',
);
