import { callbackPort, promisePort } from '../lib/port.ts';
import type {
  ChatDeletionInput,
  ChatDeletionKept,
  ChatDeletionOutcome,
  ChatDeletionRequest,
} from './chat-deletion.types.ts';

/** `POST /api/v1/chat/{userId}/{type}/delete`; emitted to this screen too. Throws a Failure. */
export const deleteChat = promisePort<ChatDeletionOutcome, ChatDeletionRequest>('deleteChat');

/** Keeps the deletion like the outbox, and sends it as the page is left. */
export const keepChatDeletion = callbackPort<ChatDeletionKept, ChatDeletionInput>(
  'keepChatDeletion',
);
