import { promisePort } from '../lib/port.ts';
import type { EndedFile, ViewerAddress } from './viewer.types.ts';

/** Signs the addresses of a file of the library or of a post anew. Throws a Failure. */
export const renewAddress = promisePort<ViewerAddress, EndedFile>('renewAddress');
