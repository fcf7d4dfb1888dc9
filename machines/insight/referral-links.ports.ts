import { promisePort } from '../lib/port.ts';
import type { LinkDraft, ReferralLink, ReferralLinks } from './referral-links.types.ts';

/** The member's working links, latest first. Throws a Failure. */
export const loadLinks = promisePort<ReferralLinks>('loadLinks');

/** Makes a link; an empty label is none. Throws a Failure; `invalid` when there are too many. */
export const createLink = promisePort<ReferralLink, LinkDraft>('createLink');

/** Stops a link for good. Throws a Failure; `notFound` when it is stopped already. */
export const revokeLink = promisePort<void, { readonly id: number }>('revokeLink');
