import { promisePort } from '../lib/port.ts';
import type { FileProgress } from './upload.types.ts';

/** `GET /api/v1/files/{hash}`. Throws a Failure. */
export const loadFile = promisePort<FileProgress, { hash: string }>('loadFile');
