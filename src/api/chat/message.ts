import type { Chat, ChatMedia, Message, SystemNotice } from '#machines/chat/chat.types.ts';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import type { MessagesAnswer } from '#src/contract/chat/chat.ts';
import type { NoticeKind } from '#src/contract/app/notice.ts';
import type { Media } from '#src/contract/media/file.ts';
import { extrasOf, toAuthor } from '../posts/post.ts';
import type { PlainChat, PlainMessage, PlainNotice } from './wire-chat.ts';

/** A file of the wire as the charts of chat know it. */
export const toChatMedia = (media: Media): ChatMedia => ({
  hash: media.hash,
  type: media.type,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  alt: media.alt,
  url: media.url,
  thumbUrl: media.thumb_url,
  ...(media.medium_url && { mediumUrl: media.medium_url }),
  duration: media.duration,
  ...extrasOf(media),
});

const known = {
  followed: 'followed',
  subscribed: 'subscribed',
  subscriber_renewed: 'subscriberRenewed',
  subscription_started: 'subscriptionStarted',
  subscription_renewed: 'subscriptionRenewed',
  renewal_failed: 'renewalFailed',
  renewals_ended: 'renewalsEnded',
  subscription_lapsed: 'subscriptionLapsed',
  payment_refunded: 'paymentRefunded',
  sale_refunded: 'saleRefunded',
  days_refunded: 'daysRefunded',
  sale_days_refunded: 'saleDaysRefunded',
  tip_received: 'tipReceived',
  tip_sent: 'tipSent',
  message_sold: 'messageSold',
  message_bought: 'messageBought',
  post_sold: 'postSold',
  post_bought: 'postBought',
  post_liked: 'postLiked',
  post_commented: 'postCommented',
  complaint_received: 'complaintReceived',
  identity_approved: 'identityApproved',
  identity_rejected: 'identityRejected',
  payout_paid: 'payoutPaid',
  payout_returned: 'payoutReturned',
} as const satisfies Record<NoticeKind, SystemNotice['kind']>;
const kinds: Readonly<Partial<Record<string, SystemNotice['kind']>>> = known;

/** Null for a kind that came after this client: its plain text is shown. */
const toNotice = ({ kind, person, ...facts }: PlainNotice): SystemNotice | null => {
  const said = kinds[kind];
  return said ? { ...facts, kind: said, person: person && toAuthor(person) } : null;
};

/** A message of the wire as the charts know it; its price is in the product's one currency. */
export const toMessage = (message: PlainMessage, currency: string): Message => ({
  id: message.id,
  authorId: message.author_id,
  withUserId: message.with_user_id,
  chatType: message.chat_type,
  text: message.text,
  notice: message.notice && toNotice(message.notice),
  media: message.media.map(toChatMedia),
  isLocked: message.is_locked,
  isPurchased: message.is_purchased,
  price: message.price === null ? null : { amount: message.price, currency },
  clientKey: message.client_key ?? null,
  createdAt: message.created_at,
  updatedAt: message.updated_at || message.created_at,
  editedAt: message.edited_at,
});

/** A chat of the wire as the charts know it. */
export const toChat = (chat: PlainChat, currency: string): Chat => ({
  id: chat.id,
  withUserId: chat.with_user_id,
  chatType: chat.chat_type,
  person: toAuthor(chat.with_user),
  lastMessage: chat.last_message && toMessage(chat.last_message, currency),
  lastMessageId: chat.last_message_id,
  lastReadId: chat.last_read_message_id,
  peerReadId: chat.peer_read_message_id,
  unreadCount: chat.unread_count,
  relationFlags: {
    isSubscriber: chat.is_chat_subscriber,
    isSubscribedTo: chat.is_chat_subscribed_to,
    isFollower: chat.is_follower,
    isBanned: chat.is_blacklisting,
  },
  sent: {
    paid: chat.paid_sent_counter,
    paidMass: chat.paid_sent_mass_counter,
    freeMedia: chat.free_sent_media_counter,
    freeMediaMass: chat.free_sent_media_mass_counter,
    freeMass: chat.free_sent_mass_counter,
  },
  updatedAt: chat.updated_at,
});

/** Limits of the site for a message, where a page of its chat sends none. */
export type SiteLimits = Omit<WriteRules, 'bar'>;
const usual: SiteLimits = { messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000 };

/**
 * Write rules of a chat from a page of its messages; the site's limits where the page sends none.
 * PHP may send an empty map as a list.
 */
export const toRules = (
  { limits, bar = null }: Partial<Pick<MessagesAnswer, 'limits' | 'bar'>>,
  site: SiteLimits = usual,
): WriteRules => {
  const said = !limits || Array.isArray(limits) ? {} : limits;
  return {
    messageMax: said['message_max'] ?? site.messageMax,
    mediaMax: said['media_max'] ?? site.mediaMax,
    priceMin: said['price_min'] ?? site.priceMin,
    priceMax: said['price_max'] ?? site.priceMax,
    bar,
  };
};
