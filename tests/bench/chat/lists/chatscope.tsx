import { Message, MessageList } from '@chatscope/chat-ui-kit-react';
import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { viewerId } from '../talk.ts';
import type { ChatList, ListProps } from '../list.types.ts';

/** Its list with its messages around the rows; it keeps all of them in the page. */
function View({ rows, renderRow }: ListProps) {
  return (
    <MessageList>
      {rows.map(({ id, authorId }, index) => (
        <Message
          key={id}
          model={{
            type: 'custom',
            direction: authorId === viewerId ? 'outgoing' : 'incoming',
            position: 'single',
          }}
        >
          <Message.CustomContent>{renderRow(index, false)}</Message.CustomContent>
        </Message>
      ))}
    </MessageList>
  );
}

const chat: ChatList = {
  View,
  scrollerIn: (place) => place.querySelector<HTMLElement>('[data-cs-message-list]') ?? place,
};
export default chat;
