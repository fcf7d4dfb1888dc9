import type { ConversationContext } from '#machines/chat/conversation.types.ts';

/** Where the messages begin that were new when the chat was opened: an index, -1 when that is not loaded. */
export const firstFresh = ({ view, fresh, before, viewerId }: ConversationContext): number => {
  const { store } = view;
  const index = fresh ? store.firstAfter(fresh.afterId, viewerId) : store.count;
  return index < store.count && (index > 0 || before === null) ? index : -1;
};
