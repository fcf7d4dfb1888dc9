import type { SubscriptionRow } from '../../people/relations.ts';
import type { NoticeDraft } from './write.ts';

/** The notification of a subscriber whose renewals ended because the creator takes no more of them. */
export const noticeOfEnd = ({ byUserId, toUserId, expiresAt }: SubscriptionRow): NoticeDraft => ({
  toUserId: byUserId,
  notice: { kind: 'renewals_ended', personId: toUserId, until: expiresAt.toISOString() },
  isOwnDoing: false,
});

/** The notification of a subscriber whose renewal was due while their account was closed. */
export const noticeOfLapse = ({ byUserId, toUserId, expiresAt }: SubscriptionRow): NoticeDraft => ({
  toUserId: byUserId,
  notice: { kind: 'subscription_lapsed', personId: toUserId, until: expiresAt.toISOString() },
  isOwnDoing: false,
});
