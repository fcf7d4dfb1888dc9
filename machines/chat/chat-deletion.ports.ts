import { promisePort } from '../lib/port.ts';
import type { ChatRef } from './chat.types.ts';

/** `POST /api/v1/chat/{userId}/{type}/delete`; this screen hears of it as others do. Throws a Failure. */
export const deleteChat = promisePort<void, ChatRef>('deleteChat');
