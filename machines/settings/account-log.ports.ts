import { promisePort } from '../lib/port.ts';
import type { AccountLogPage } from './account-log.types.ts';

/** A page of the account's log, latest first; a null cursor gets the first. Throws a Failure. */
export const loadLog = promisePort<AccountLogPage, { readonly cursor: string | null }>('loadLog');
