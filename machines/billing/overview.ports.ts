import { promisePort } from '../lib/port.ts';
import type { Balance } from './overview.types.ts';

/** The member's balance as it stands. Throws a Failure. */
export const loadBalance = promisePort<Balance>('loadBalance');
