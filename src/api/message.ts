import type { Chat, ChatMedia, Message, SystemNotice } from '#machines/chat/chat.types.ts';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import type {
  Chat as WireChat,
  Message as WireMessage,
  MessagesAnswer,
} from '#src/contract/chat.ts';
import type { Notice, NoticeKind } from '#src/contract/notice.ts';
import type { Media } from '#src/contract/file.ts';
import { toAuthor } from './post.ts';

const toMedia = (media: Media): ChatMedia => ({
  hash: media.hash,
  type: media.type,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  alt: media.alt,
  url: media.url,
  thumbUrl: media.thumb_url,
  duration: media.duration,
});

const kinds: Readonly<Record<NoticeKind, SystemNotice['kind']>> = {
  followed: 'followed',
  subscribed: 'subscribed',
  subscriber_renewed: 'subscriberRenewed',
  subscription_started: 'subscriptionStarted',
  subscription_renewed: 'subscriptionRenewed',
  renewal_failed: 'renewalFailed',
  tip_received: 'tipReceived',
  tip_sent: 'tipSent',
  message_sold: 'messageSold',
  message_bought: 'messageBought',
  post_sold: 'postSold',
  post_bought: 'postBought',
  complaint_received: 'complaintReceived',
};

/** Null for a kind that came after this client: its plain text is shown. */
const toNotice = ({ kind, person, ...facts }: Notice): SystemNotice | null => {
  const known: SystemNotice['kind'] | undefined = kinds[kind];
  return known ? { ...facts, kind: known, person: person && toAuthor(person) } : null;
};

/** A message of the wire as the charts know it; its price is in the product's one currency. */
export const toMessage = (message: WireMessage, currency: string): Message => ({
  id: message.id,
  authorId: message.author_id,
  withUserId: message.with_user_id,
  chatType: message.chat_type,
  text: message.text,
  notice: message.notice && toNotice(message.notice),
  media: message.media.map(toMedia),
  isLocked: message.is_locked,
  isPurchased: message.is_purchased,
  price: message.price === null ? null : { amount: message.price, currency },
  clientKey: message.client_key,
  createdAt: message.created_at,
  updatedAt: message.updated_at,
  editedAt: message.edited_at,
});

/** A chat of the wire as the charts know it. */
export const toChat = (chat: WireChat, currency: string): Chat => ({
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

/** What a page of messages says of writing in its chat; PHP may send an empty map as a list. */
export const toRules = ({ limits, bar }: Pick<MessagesAnswer, 'limits' | 'bar'>): WriteRules => {
  const said = Array.isArray(limits) ? {} : limits;
  return {
    messageMax: said['message_max'] ?? 5000,
    mediaMax: said['media_max'] ?? 20,
    priceMin: said['price_min'] ?? 300,
    priceMax: said['price_max'] ?? 10_000,
    bar,
  };
};
