import { MessageList } from '#src/ui/messages/message-list.tsx';
import type { ChatList } from '../list.types.ts';

const chat: ChatList = {
  View: ({ rows, renderRow }) => (
    <MessageList
      label="Log"
      count={rows.length}
      keyOf={(index) => String(rows[index]?.id)}
      renderRow={renderRow}
      downLabel={String}
    />
  ),
  scrollerIn: (place) => place.querySelector('[role=log]')?.parentElement?.parentElement ?? place,
};
export default chat;
