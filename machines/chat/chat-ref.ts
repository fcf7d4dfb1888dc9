import type { ChatRef, ChatType, ChatEvent } from './chat.types.ts';

/** The cache key of a chat (decisions §8). */
export const chatKey = ({ withUserId, chatType }: ChatRef): string => `${withUserId}:${chatType}`;

export const isSameChat = (one: ChatRef, other: ChatRef): boolean =>
  one.withUserId === other.withUserId && one.chatType === other.chatType;

/** The chat that an event is about. */
export const chatOf = (chatEvents: ChatEvent): ChatRef =>
  'message' in chatEvents ? chatEvents.message : chatEvents;

/** User 1 speaks for the system, and only in its own kind of chat. */
export const chatWith = (withUserId: number): ChatRef => ({
  withUserId,
  chatType: (withUserId === 1 ? 1 : 0) satisfies ChatType,
});

export const isSystemChat = ({ chatType }: ChatRef): boolean => chatType === 1;
