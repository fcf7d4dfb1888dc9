import type { IdentityReason, IdentityStatus } from '#machines/settings/identity.types.ts';
import * as read from '../lib/reader.ts';

const statuses = ['none', 'pending', 'approved', 'rejected'] as const;
const reasons = [
  'blurred',
  'glare',
  'corners',
  'expired',
  'mismatch',
  'unreadable',
  'other',
] as const;

/** How a check stands, by its one word. */
export const identityStatus: read.Reader<IdentityStatus> = read.oneOf(statuses, 'none');

/** How the check of the member's identity stands; a reason that is not known here is another one. */
export const identityAnswer = read.sureRecord({
  data: read.sureRecord({
    status: identityStatus,
    reason: read.oneOf<IdentityReason>(reasons, 'other'),
    provider: read.orNull(read.sureRecord({ name: read.text() })),
    since: read.momentOrNull,
    decided_at: read.momentOrNull,
    is_started: read.flag(),
  }),
});
