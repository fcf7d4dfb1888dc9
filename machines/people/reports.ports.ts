import { promisePort } from '../lib/port.ts';
import type { ReportsPage } from './reports.types.ts';

/** A page of the member's own reports, latest first; a null cursor gets the first. Throws a Failure. */
export const loadReports = promisePort<ReportsPage, { cursor: string | null }>('loadReports');
