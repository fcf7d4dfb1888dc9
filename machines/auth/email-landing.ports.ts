import { callbackPort, promisePort } from '../lib/port.ts';
import type { LinkAnswer } from './email-verification.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Asks the server who is here, because the page's address proves nothing. Throws a Failure. */
export const lookUp = promisePort<Viewer>('lookUp');

/** Has a new link mailed. Throws a Failure. */
export const mailLink = promisePort<LinkAnswer>('mailLink');

/** Sends `verification.check` now and then while the page is seen: the link may be opened on any device. */
export const watchForProof = callbackPort<{ type: 'proof.read' }>('watchForProof');
