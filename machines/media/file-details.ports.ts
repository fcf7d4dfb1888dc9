import { promisePort } from '../lib/port.ts';
import type { FileUses } from './file-uses.types.ts';

/** Posts and messages that show one of one's own files. Throws a Failure; `notFound` when it is gone. */
export const loadUses = promisePort<FileUses, { hash: string }>('loadUses');
