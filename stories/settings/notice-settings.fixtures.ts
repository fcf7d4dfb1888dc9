import type { Viewer } from '#machines/auth/viewer.types.ts';
import { everyNotice } from '#machines/settings/notice-settings.machine.ts';
import type { NoticeMails, NoticeSettings } from '#machines/settings/notice-settings.types.ts';

/** Mails of each timing. */
export const someMails: NoticeMails = {
  likes: 'off',
  comments: 'digest',
  followers: 'digest',
  subscribers: 'atOnce',
  purchases: 'atOnce',
  receipts: 'atOnce',
  renewals: 'atOnce',
  refunds: 'atOnce',
  payouts: 'digest',
  exports: 'atOnce',
};

/** Settings of a site that mails notifications. */
export const mailedNotices: NoticeSettings = { ...everyNotice, mails: someMails };

/** A member who has nothing to sell. */
export const fan: Viewer = {
  id: 3,
  email: 'bo@fanfare.test',
  username: 'bo',
  displayName: 'Bo Lindqvist',
  profilePhoto: null,
  isVerified: true,
  isDeleted: false,
  isCreator: false,
  hasStudio: false,
  preferredLocale: null,
};
