import type { Failure } from '#machines/lib/failure.ts';
import type { Message } from '#machines/chat/chat.types.ts';
import type { EditInput } from '#machines/chat/message-editor.types.ts';
import type { ChatCalls } from './chat.ts';
import { toMessage } from './message.ts';
import { messageAnswer } from './wire-chat.ts';

const gone: Failure = { kind: 'notFound' };

/** `POST /api/v1/message/edit`; `success: false` says that the message is gone. */
export const editMessage = async (
  { http, currency }: ChatCalls,
  { withUserId, chatType, id, text }: EditInput,
  signal?: AbortSignal,
): Promise<Message> => {
  const body = { withUserId, messageId: id, message: text };
  const { message } = messageAnswer({ withUserId, chatType, text })(
    await http.post<unknown>('/api/v1/message/edit', body, signal && { signal }),
  );
  if (!message) throw gone;
  return toMessage(message, currency);
};
