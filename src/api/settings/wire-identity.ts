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

/** Reader of the check's status; an unknown one counts as none. */
export const identityStatus: read.Reader<IdentityStatus> = read.oneOf(statuses, 'none');

/** Answer with the state of the identity check; an unknown reason counts as `other`. */
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
