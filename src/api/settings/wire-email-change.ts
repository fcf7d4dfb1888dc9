import type { ChangeStatus } from '#machines/auth/email-change-link.types.ts';
import * as read from '../lib/reader.ts';

const statuses = [
  'waiting',
  'confirmed',
  'changed',
  'cancelled',
  'replaced',
  'expired',
  'taken',
] as const;
const sides = ['old', 'new'] as const;

/** The change that waits for both addresses, or null. */
export const emailChangeAnswer = read.sureRecord({
  data: read.orNull(
    read.sureRecord({
      email: read.text(),
      old_confirmed: read.flag(),
      new_confirmed: read.flag(),
      resend_in: read.number(),
    }),
  ),
});

/** Answer of a mailed link; an unknown status counts as replaced. */
export const emailChangeLinkAnswer = read.sureRecord({
  data: read.sureRecord({
    side: read.oneOf(sides, 'new'),
    username: read.text(),
    email: read.text(),
    status: read.oneOf<ChangeStatus>(statuses, 'replaced'),
  }),
});
