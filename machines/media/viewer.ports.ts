import { promisePort } from '../lib/port.ts';
import type { ViewerAddress } from './viewer.types.ts';

/** Signs the addresses of one of one's own or bought files anew. Throws a Failure. */
export const renewAddress = promisePort<ViewerAddress, { hash: string }>('renewAddress');
