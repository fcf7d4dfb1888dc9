import { promisePort } from '../lib/port.ts';

/** Resolves to true if the account has a secret already, confirmed or not. Throws a Failure. */
export const findSecret = promisePort<boolean>('findSecret');

/** Makes a secret and codes; one that is there already stays. Throws a Failure. */
export const prepareFactor = promisePort<void>('prepareFactor');

/** Drops a secret that was never confirmed. Throws a Failure. */
export const discardSecret = promisePort<void>('discardSecret');

/** Turns the factor off, also where it is off. Throws a Failure. */
export const dropFactor = promisePort<void>('dropFactor');
