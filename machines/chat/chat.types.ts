import type { Caption } from '../posts/post.types.ts';

/** 0 a chat between two people; 1, with user 1, the system notifications. */
export type ChatType = 0 | 1;

/** Filter of the chat list. */
export type ChatKind = 'all' | 'unread' | 'subscribers' | 'subscriptions';

/** Key of a chat; messages are cached by it. */
export interface ChatRef {
  readonly withUserId: number;
  readonly chatType: ChatType;
}

export interface ChatPerson {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
  readonly isVerified: boolean;
}

/** Locked media have no address: their bytes never come here. */
export interface ChatMedia {
  readonly hash: string;
  readonly type: 'image' | 'video' | 'audio';
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string | null;
  readonly url: string | null;
  readonly thumbUrl: string | null;
  /** Seconds; null for pictures. */
  readonly duration: number | null;
  /** Absent without any; languages alone while it is locked. */
  readonly captions?: readonly Caption[];
  /** First seconds of a locked video, where its owner lets them be watched; absent else. */
  readonly previewUrl?: string;
  /** Signed address of an HLS playlist of the video; absent without one. */
  readonly streamUrl?: string;
  /** Signed address of 1,024 pixels of a larger picture; absent without one. */
  readonly mediumUrl?: string;
}

/** A system notice to a member (type 1): data only, which the view translates. */
export interface SystemNotice {
  readonly kind:
    | 'followed'
    | 'subscribed'
    | 'subscriberRenewed'
    | 'subscriptionStarted'
    | 'subscriptionRenewed'
    | 'renewalFailed'
    | 'renewalsEnded'
    | 'subscriptionLapsed'
    | 'paymentRefunded'
    | 'saleRefunded'
    | 'daysRefunded'
    | 'saleDaysRefunded'
    | 'tipReceived'
    | 'tipSent'
    | 'messageSold'
    | 'messageBought'
    | 'postSold'
    | 'postBought'
    | 'postLiked'
    | 'postCommented'
    | 'complaintReceived'
    | 'identityApproved'
    | 'identityRejected'
    | 'payoutPaid'
    | 'payoutReturned';
  /** Null when the account is gone. */
  readonly person: ChatPerson | null;
  /** Number of further people who did the same. */
  readonly others?: number | undefined;
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  readonly title: string | null;
  /** Number of a receipt. */
  readonly number: string | null;
  readonly until: string | null;
  /** Path of the linked page; null without one. */
  readonly path: string | null;
}

export interface Message extends ChatRef {
  /** Database id and paging key; a later message has a greater one. */
  readonly id: number;
  readonly authorId: number;
  readonly text: string | null;
  /** Content of a notification line; null in chats of people. */
  readonly notice: SystemNotice | null;
  readonly media: readonly ChatMedia[];
  readonly isLocked: boolean;
  /** The one who may buy it has done so. */
  readonly isPurchased: boolean;
  /** Minor units; null when free. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  /** The key its sender gave it; null for messages of others. */
  readonly clientKey: string | null;
  readonly createdAt: string;
  /** Time of the last change, which decides between two copies. */
  readonly updatedAt: string;
  readonly editedAt: string | null;
}

/** Relations between the two people of a chat; the viewer is "me" (spec §3 Chat). */
export interface ChatRelationFlags {
  /** The other one has a running subscription to me. */
  readonly isSubscriber: boolean;
  /** I have a running subscription to the other one. */
  readonly isSubscribedTo: boolean;
  /** The other one follows me. */
  readonly isFollower: boolean;
  /** I muted, restricted or blocked the other one. */
  readonly isBanned: boolean;
}

/** Number of messages that I sent into a chat, the mass ones apart (spec §3 Chat). */
export interface SentCounters {
  readonly paid: number;
  readonly paidMass: number;
  readonly freeMedia: number;
  readonly freeMediaMass: number;
  readonly freeMass: number;
}

export interface Chat extends ChatRef {
  readonly id: number;
  readonly person: ChatPerson;
  readonly lastMessage: Message | null;
  readonly lastMessageId: number | null;
  readonly lastReadId: number | null;
  /** Up to where the other one has read; null when the server does not send it. */
  readonly peerReadId: number | null;
  readonly unreadCount: number;
  readonly relationFlags: ChatRelationFlags;
  readonly sent: SentCounters;
  readonly updatedAt: string;
}

/** Number of chats with unread messages, as of `at` (milliseconds of this page). */
export interface Unread {
  readonly count: number;
  readonly at: number;
}

/** An event that the server sends to all screens of this member. */
export type ChatEvent =
  | { kind: 'messageSent'; message: Message; chat: Chat | null; unread: number | null }
  | { kind: 'messageUpdated'; message: Message }
  | ({ kind: 'messageDeleted'; messageId: number; unread: number | null } & ChatRef)
  | ({
      kind: 'chatRead';
      readerId: number;
      lastReadId: number;
      unread: number | null;
    } & ChatRef)
  | ({ kind: 'chatDeleted'; unread: number } & ChatRef);

/** A batch of chat events, or that some may have been missed. */
export type ChatEvents =
  | { type: 'chatEvents.arrived'; chatEvents: readonly ChatEvent[]; at: number }
  /** The channel was (re)acknowledged, or an event was truncated: missed events must be fetched. */
  | { type: 'catchUp.due' };
