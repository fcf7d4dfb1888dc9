import { promisePort } from '../lib/port.ts';

/** Moves by `steps` entries of history, Back below zero; resolves when the browser stands there. */
export const moveSteps = promisePort<void, { readonly steps: number }>('moveSteps');
