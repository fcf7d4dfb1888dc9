import { callbackPort, promisePort } from '../lib/port.ts';
import type { LinkAnswer } from './email-verification.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Has the link mailed once more. Throws a Failure. */
export const requestLink = promisePort<LinkAnswer>('requestLink');

/** Gives the member another address; a link goes to it. Throws a Failure. */
export const changeEmail = promisePort<Viewer, { email: string }>('changeEmail');

/** Sends `verification.check` now and then while the page is seen: the link may be opened on any device. */
export const watchForProof = callbackPort<{ type: 'proof.read' }>('watchForProof');
