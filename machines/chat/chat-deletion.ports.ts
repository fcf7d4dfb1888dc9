import { promisePort } from '../lib/port.ts';
import type { ChatRef } from './chat.types.ts';

/** `POST /api/v1/chat/{userId}/{type}/delete`; emitted to this screen too. Throws a Failure. */
export const deleteChat = promisePort<void, ChatRef>('deleteChat');
