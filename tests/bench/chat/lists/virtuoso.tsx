import { Virtuoso } from 'react-virtuoso';
import type { ChatList, ListProps } from '../list.types.ts';

const first = 1_000_000;

/** As its guide to endless lists upwards says: the first index falls by what comes in front. */
function View({ rows, put, renderRow }: ListProps) {
  return (
    <Virtuoso
      data={rows}
      firstItemIndex={first - put}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      computeItemKey={(_, message) => message.id}
      followOutput="auto"
      alignToBottom
      style={{ flex: 1 }}
      // oxlint-disable-next-line react/no-unstable-nested-components -- it is called, not mounted
      itemContent={(index) => (
        <div style={{ paddingBlockEnd: 8 }}>{renderRow(index - first + put, false)}</div>
      )}
    />
  );
}

const chat: ChatList = {
  View,
  scrollerIn: (place) => place.querySelector<HTMLElement>('[data-virtuoso-scroller]') ?? place,
};
export default chat;
