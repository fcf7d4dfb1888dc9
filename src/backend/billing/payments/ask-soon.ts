import type { Backend } from '../../context.ts';
import { soon } from '../../lib/jobs/run.ts';

/** After a payment that was left open: how it ended is asked for soon, then ever less often. */
export const openPayments = {
  name: 'open payments',
  soon: [500, 1_000, 2_000, 4_000, 8_000, 15_000],
};

/** Asks about open payments soon, where jobs run. */
export const askSoon = (backend: Backend) => soon(backend, openPayments.name);
