import { z } from 'zod';
import { message } from './chat.ts';
import { rowId } from '../lib/ids.ts';

/**
 * `POST /api/v1/message/edit`: the text of one's own message, media and price stay. 403 for another's,
 * 409 `edit_window_over` after `limits.edit_seconds`, 409 `has_purchases` when it was bought. All
 * tabs of both receive `MessageUpdated`, with `edited_at`.
 */
export const editMessageRequest = z.object({
  withUserId: rowId,
  messageId: rowId,
  /** Null takes the text off a message that has media. */
  message: z.string().nullable(),
});
/** `success: false` when the message is no longer there. */
export const editMessageAnswer = z
  .object({ success: z.boolean(), message: message.nullable() })
  .meta({ id: 'EditMessageAnswer' });

export type EditMessageAnswer = z.infer<typeof editMessageAnswer>;
