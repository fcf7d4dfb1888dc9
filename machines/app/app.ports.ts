import { promisePort } from '../lib/port.ts';

/** Checks the configuration of the hosting page. Throws a ConfigProblem. */
export const readConfig = promisePort<void>('readConfig');
