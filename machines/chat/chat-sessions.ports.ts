import { callbackPort } from '../lib/port.ts';
import type { EventObject } from 'xstate';
import type { ChatSessionsInput } from './chat-sessions.types.ts';

/** Sends `drafts.changed` when it starts, and whenever what is typed and not sent changes, in any tab. */
export const watchDrafts = callbackPort<EventObject, ChatSessionsInput>('watchDrafts');

/** Sends `unsent.changed` when it starts, and whenever a message fails or is seen to, in any tab. */
export const watchUnsent = callbackPort<EventObject, ChatSessionsInput>('watchUnsent');

/** Sends `chatDeletion.begin` for each chat whose deletion no living tab of this browser sees to. */
export const watchLeftDeletions = callbackPort<EventObject, ChatSessionsInput>(
  'watchLeftDeletions',
);
