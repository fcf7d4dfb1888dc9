import { promisePort } from '../lib/port.ts';
import type { AnalyticsFilters, AnalyticsReport } from './analytics.types.ts';

/** What the member's range brought, by the days of where they are. Throws a Failure. */
export const loadReport = promisePort<AnalyticsReport, Pick<AnalyticsFilters, 'range' | 'group'>>(
  'loadReport',
);
