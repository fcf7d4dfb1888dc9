import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { ChatList, ListProps } from '../list.types.ts';

/** As virtua's own example of a chat: `shift` while older rows come, and down again whoever was down. */
function View({ rows, isGrownInFront, renderRow }: ListProps) {
  const list = useRef<VListHandle>(null);
  const isStuck = useRef(true);
  useLayoutEffect(() => {
    if (isStuck.current) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows]);
  return (
    <VList
      ref={list}
      data={rows}
      shift={isGrownInFront}
      style={{ flex: 1 }}
      onScroll={(offset) => {
        const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
        isStuck.current = offset - scrollSize + viewportSize >= -1.5;
      }}
    >
      {(message, index) => (
        <div key={message.id} style={{ paddingBlockEnd: 8 }}>
          {renderRow(index, false)}
        </div>
      )}
    </VList>
  );
}

const chat: ChatList = {
  View,
  scrollerIn: (place) => place.firstElementChild as HTMLElement,
};
export default chat;
