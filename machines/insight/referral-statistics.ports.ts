import { promisePort } from '../lib/port.ts';
import type { InvitedPage } from './referral-statistics.types.ts';

/** Twenty of those who came by the member's links, latest first. Throws a Failure. */
export const loadInvited = promisePort<InvitedPage, { readonly cursor: string | null }>(
  'loadInvited',
);
