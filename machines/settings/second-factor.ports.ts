import { promisePort } from '../lib/port.ts';
import type { SecondFactor } from './second-factor.types.ts';

/** Reads whether a second factor is on, and the number of recovery codes left. Throws a Failure. */
export const loadFactor = promisePort<SecondFactor>('loadFactor');

/** Makes a secret and codes, which count only once a first code was confirmed. Throws a Failure. */
export const prepareFactor = promisePort<void>('prepareFactor');

/** Makes eight new recovery codes; the old ones no longer work. Throws a Failure. */
export const renewCodes = promisePort<void>('renewCodes');

/** Drops a secret that was never confirmed, also by another device. Throws a Failure. */
export const discardSecret = promisePort<void>('discardSecret');

/** Turns the factor off. Throws a Failure. */
export const dropFactor = promisePort<void>('dropFactor');
