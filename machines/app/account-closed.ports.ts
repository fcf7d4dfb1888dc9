import { promisePort } from '../lib/port.ts';
import type { EndedRenewal, LeavingLedger } from '../settings/leaving.types.ts';

/** Reads what the deletion will remove. Throws a Failure; `notFound` without account recovery. */
export const loadLedger = promisePort<LeavingLedger>('loadLedger');

/**
 * Takes the account back, and answers the renewals that ended while it was closed. Throws a Failure;
 * `unexpected` with 410 once it is too late.
 */
export const keepAccount = promisePort<readonly EndedRenewal[]>('keepAccount');
