import { useLayoutEffect, useRef } from 'react';
import type { ChatList, ListProps } from '../list.types.ts';

/** No list at all: every row stands in the page, and the browser holds what is under the eye. */
function View({ rows, renderRow }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isStuck = useRef(true);
  useLayoutEffect(() => {
    if (scroller.current && isStuck.current)
      scroller.current.scrollTop = scroller.current.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the rows asks for it
  }, [rows]);
  return (
    <div
      ref={scroller}
      style={{ flex: 1, overflowY: 'auto' }}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isStuck.current = scrollHeight - clientHeight - scrollTop < 2;
      }}
    >
      {rows.map((message, index) => (
        <div key={message.id} style={{ paddingBlockEnd: 8 }}>
          {renderRow(index, false)}
        </div>
      ))}
    </div>
  );
}

const chat: ChatList = {
  View,
  scrollerIn: (place) => place.firstElementChild as HTMLElement,
};
export default chat;
