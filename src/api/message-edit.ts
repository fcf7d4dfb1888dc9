import type { Failure } from '#machines/lib/failure.ts';
import type { Message } from '#machines/chat/chat.types.ts';
import type { EditInput } from '#machines/chat/message-editor.types.ts';
import type { EditMessageAnswer } from '#src/contract/message-edit.ts';
import type { ChatCalls } from './chat.ts';
import { toMessage } from './message.ts';

const gone: Failure = { kind: 'notFound' };

/** `POST /api/v1/message/edit`; `success: false` says that the message is gone. */
export const editMessage = async (
  { http, currency }: ChatCalls,
  { withUserId, id, text }: EditInput,
  signal?: AbortSignal,
): Promise<Message> => {
  const answer = await http.post<EditMessageAnswer>(
    '/api/v1/message/edit',
    { withUserId, messageId: id, message: text },
    signal && { signal },
  );
  if (!answer.message) throw gone;
  return toMessage(answer.message, currency);
};
