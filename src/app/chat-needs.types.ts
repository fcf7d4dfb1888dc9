import type { ChatServices } from '#src/actors/chat/chat-services.ts';

/** The chat of a member whose code has loaded; part of `RunningServices`. */
export interface ChatNeeds {
  /** Services for what opens only beside a loaded inbox. */
  readonly chat: () => ChatServices;
}
