import type { Message } from '#machines/chat/chat.types.ts';
import type { ConversationContext } from '#machines/chat/conversation.types.ts';

type Known = Pick<ConversationContext, 'view' | 'fresh' | 'before' | 'viewerId'>;

/** Index of the first message that was new when the chat was opened; -1 if not loaded. */
export const firstFresh = ({ view, fresh, before, viewerId }: Known): number => {
  const { store } = view;
  const index = fresh ? store.firstAfter(fresh.afterId, viewerId) : store.count;
  return index < store.count && (index > 0 || before === null) ? index : -1;
};

/** The newest message that the viewer did not write, among the last sixty. */
export const newestOfOther = (
  count: number,
  at: (index: number) => Message | undefined,
  viewerId: number,
): Message | undefined => {
  for (let index = count - 1; index >= Math.max(0, count - 60); index -= 1) {
    const message = at(index);
    if (message && message.authorId !== viewerId) return message;
  }
  return undefined;
};
