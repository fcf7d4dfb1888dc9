import type { ChangeLink } from '#machines/auth/email-change-link.types.ts';

/** The link to the new address of Ada's change. */
export const changeLink: ChangeLink = {
  side: 'new',
  username: 'ada',
  email: 'ada.marlow@studio.test',
  status: 'waiting',
};
