import type { Message } from '#machines/chat/chat.types.ts';
import type { MessageActions } from '#src/views/chat/message-menu.tsx';
import { MessageRow } from '#src/views/chat/message-row.tsx';
import { viewerId } from './talk.ts';

const messageActions: MessageActions = {
  erase: () => undefined,
  edit: () => undefined,
  canEdit: () => false,
};
const ignore = () => undefined;
const dayOf = (moment: string | undefined) => moment?.slice(0, 10);

/** The product's own row, with its menu and the day above it, in a frame by which the bench finds it. */
export const rowAt = (
  rows: readonly Message[],
  index: number,
  isCurrent: boolean,
  isHasty: boolean,
) => {
  const message = rows[index];
  if (!message) return null;
  const day = dayOf(message.createdAt);
  const isMine = message.authorId === viewerId;
  return (
    <div data-row={message.id}>
      <MessageRow
        message={message}
        name={isMine ? 'You' : 'Bo'}
        isMine={isMine}
        isRead
        day={day === dayOf(rows[index - 1]?.createdAt) ? null : (day ?? null)}
        isFirstNew={false}
        joinsAbove={false}
        joinsBelow={false}
        isCurrent={isCurrent}
        isHasty={isHasty}
        onPictureFail={ignore}
        onMediaOpen={ignore}
        onUnlock={ignore}
        onPreview={ignore}
        other="Bo"
        messageActions={messageActions}
      />
    </div>
  );
};
