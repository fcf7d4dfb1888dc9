import type { ConversationContext } from '#machines/chat/conversation.types.ts';

type Known = Pick<ConversationContext, 'view' | 'fresh' | 'before' | 'viewerId'>;

/** Index of the first message that was new when the chat was opened; -1 if not loaded. */
export const firstFresh = ({ view, fresh, before, viewerId }: Known): number => {
  const { store } = view;
  const index = fresh ? store.firstAfter(fresh.afterId, viewerId) : store.count;
  return index < store.count && (index > 0 || before === null) ? index : -1;
};
