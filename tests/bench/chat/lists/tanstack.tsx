import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ChatList, ListProps } from '../list.types.ts';

/** As its guide to chats says: anchored at the end, which it follows. */
function View({ rows, renderRow }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 80,
    getItemKey: (index) => rows[index]?.id ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
    overscan: 6,
  });
  useLayoutEffect(() => list.scrollToEnd(), [list]);
  return (
    <div ref={scroller} style={{ flex: 1, overflowY: 'auto', overflowAnchor: 'none' }}>
      <div style={{ position: 'relative', blockSize: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={list.measureElement}
            data-index={index}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              inlineSize: '100%',
              paddingBlockEnd: 8,
              transform: `translateY(${start}px)`,
            }}
          >
            {renderRow(index, false)}
          </div>
        ))}
      </div>
    </div>
  );
}

const chat: ChatList = {
  View,
  scrollerIn: (place) => place.firstElementChild as HTMLElement,
};
export default chat;
