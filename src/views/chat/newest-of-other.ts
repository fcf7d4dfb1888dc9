import type { Message } from '#machines/chat/chat.types.ts';

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
