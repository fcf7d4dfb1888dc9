import { callbackPort, promisePort } from '../lib/port.ts';
import type { EventObject } from 'xstate';
import type { ChatRef } from './chat.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage, ChatDate } from './chat-list.types.ts';

/** `POST /api/v1/chats/{kind}`, 20 a page from `offset`. Throws a Failure. */
export const loadChats = promisePort<ChatsPage, ChatsAsked>('loadChats');

/** `GET /api/v1/chat/{userId}/{type}`; a null chat when there is none. Throws a Failure. */
export const fetchChat = promisePort<ChatAnswer, ChatRef>('fetchChat');

/** Answers each `chat.date` with `chat.dated`: when that was, in milliseconds of this page. */
export const dateChats = callbackPort<ChatDate>('dateChats');

/** Sends `outbox.left` when something waits to be sent that no living tab of this browser sends. */
export const watchOutbox = callbackPort<EventObject, { viewerId: number }>('watchOutbox');
