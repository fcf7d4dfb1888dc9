import type { PendingEmail } from '#machines/settings/email-change.types.ts';

/** Both were mailed a moment ago. */
export const mailed: PendingEmail = {
  email: 'ada.marlow@studio.test',
  oldConfirmed: false,
  newConfirmed: false,
  resendIn: 60,
};
/** The old address has confirmed, and a minute is over. */
export const halfway: PendingEmail = { ...mailed, oldConfirmed: true, resendIn: 0 };
