import { promisePort } from '../lib/port.ts';

/** Takes a folder away; its files stay in the library. Throws a Failure. */
export const deleteFolder = promisePort<void, { id: number }>('deleteFolder');
