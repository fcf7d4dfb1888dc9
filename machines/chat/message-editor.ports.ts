import { promisePort } from '../lib/port.ts';
import type { EditInput } from './message-editor.types.ts';

/** `POST /api/v1/message/edit`; throws `notFound` when the message is gone, or another Failure. */
export const editMessage = promisePort<void, EditInput>('editMessage');
