import { promisePort } from '../lib/port.ts';
import type { LeavingLedger } from '../settings/leaving.types.ts';

/** What the end will take. Throws a Failure; `notFound` where a site takes nobody back so. */
export const loadLedger = promisePort<LeavingLedger>('loadLedger');

/** Takes the account back. Throws a Failure; `unexpected` with 410 once it is too late. */
export const keepAccount = promisePort<void>('keepAccount');
