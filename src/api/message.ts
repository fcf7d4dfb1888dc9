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
import type { Sparse } from './sparse.types.ts';

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

const known = {
  followed: 'followed',
  subscribed: 'subscribed',
  subscriber_renewed: 'subscriberRenewed',
  subscription_started: 'subscriptionStarted',
  subscription_renewed: 'subscriptionRenewed',
  renewal_failed: 'renewalFailed',
  payment_refunded: 'paymentRefunded',
  sale_refunded: 'saleRefunded',
  tip_received: 'tipReceived',
  tip_sent: 'tipSent',
  message_sold: 'messageSold',
  message_bought: 'messageBought',
  post_sold: 'postSold',
  post_bought: 'postBought',
  post_liked: 'postLiked',
  post_commented: 'postCommented',
  complaint_received: 'complaintReceived',
} as const satisfies Record<NoticeKind, SystemNotice['kind']>;
const kinds: Readonly<Partial<Record<NoticeKind, SystemNotice['kind']>>> = known;

/** Null for a kind that came after this client: its plain text is shown. */
const toNotice = ({ kind, person, ...facts }: Notice): SystemNotice | null => {
  const said = kinds[kind];
  return said ? { ...facts, kind: said, person: person && toAuthor(person) } : null;
};

/** What a server that is not ours sends of a message, at least. */
type PlainMessage = Sparse<
  WireMessage,
  'id' | 'author_id' | 'with_user_id' | 'chat_type' | 'text' | 'created_at'
>;
/** And of a chat. */
type PlainChat = Omit<
  Sparse<WireChat, 'id' | 'with_user_id' | 'chat_type' | 'last_message_id' | 'updated_at'>,
  'last_message'
> & { readonly last_message?: PlainMessage | null };

/** A message of the wire as the charts know it; its price is in the product's one currency. */
export const toMessage = (message: PlainMessage, currency: string): Message => ({
  id: message.id,
  authorId: message.author_id,
  withUserId: message.with_user_id,
  chatType: message.chat_type,
  text: message.text,
  notice: message.notice ? toNotice(message.notice) : null,
  media: (message.media ?? []).map(toMedia),
  isLocked: message.is_locked ?? false,
  isPurchased: message.is_purchased ?? false,
  price: message.price == null ? null : { amount: message.price, currency },
  clientKey: message.client_key ?? null,
  createdAt: message.created_at,
  updatedAt: message.updated_at ?? message.created_at,
  editedAt: message.edited_at ?? null,
});

/** A person of whom only the number is known. */
const namelessOf = (id: number) => ({
  id,
  username: '',
  display_name: `#${id}`,
  profile_photo: null,
  is_verified: false,
});

/** A chat of the wire as the charts know it. */
export const toChat = (chat: PlainChat, currency: string): Chat => ({
  id: chat.id,
  withUserId: chat.with_user_id,
  chatType: chat.chat_type,
  person: toAuthor(chat.with_user ?? namelessOf(chat.with_user_id)),
  lastMessage: chat.last_message ? toMessage(chat.last_message, currency) : null,
  lastMessageId: chat.last_message_id,
  lastReadId: chat.last_read_message_id ?? null,
  peerReadId: chat.peer_read_message_id ?? null,
  unreadCount: chat.unread_count ?? 0,
  relationFlags: {
    isSubscriber: chat.is_chat_subscriber ?? false,
    isSubscribedTo: chat.is_chat_subscribed_to ?? false,
    isFollower: chat.is_follower ?? false,
    isBanned: chat.is_blacklisting ?? false,
  },
  sent: {
    paid: chat.paid_sent_counter ?? 0,
    paidMass: chat.paid_sent_mass_counter ?? 0,
    freeMedia: chat.free_sent_media_counter ?? 0,
    freeMediaMass: chat.free_sent_media_mass_counter ?? 0,
    freeMass: chat.free_sent_mass_counter ?? 0,
  },
  updatedAt: chat.updated_at,
});

/** What a page of messages says of writing in its chat; PHP may send an empty map as a list. */
export const toRules = ({
  limits,
  bar = null,
}: Partial<Pick<MessagesAnswer, 'limits' | 'bar'>>): WriteRules => {
  const said = !limits || Array.isArray(limits) ? {} : limits;
  return {
    messageMax: said['message_max'] ?? 5000,
    mediaMax: said['media_max'] ?? 20,
    priceMin: said['price_min'] ?? 300,
    priceMax: said['price_max'] ?? 10_000,
    bar,
  };
};
