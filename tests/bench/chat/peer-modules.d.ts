/** Types of peers that are no dependencies of the product, from their documentation. */
declare module '@tanstack/react-virtual' {
  export function useVirtualizer(options: {
    count: number;
    getScrollElement: () => Element | null;
    estimateSize: (index: number) => number;
    getItemKey: (index: number) => number;
    anchorTo: 'start' | 'end';
    followOnAppend: boolean;
    scrollEndThreshold: number;
    overscan: number;
  }): {
    scrollToEnd: () => void;
    getTotalSize: () => number;
    getVirtualItems: () => { key: number; index: number; start: number }[];
    measureElement: (element: Element | null) => void;
  };
}

declare module '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css' {}

declare module '@chatscope/chat-ui-kit-react' {
  import type { ComponentType, ReactNode } from 'react';

  export const MessageList: ComponentType<{ children: ReactNode }>;
  export const Message: ComponentType<{
    model: { type: 'custom'; direction: 'incoming' | 'outgoing'; position: 'single' };
    children: ReactNode;
  }> & { CustomContent: ComponentType<{ children: ReactNode }> };
}

declare module 'react-virtuoso' {
  import type { ComponentType, CSSProperties, ReactNode } from 'react';
  import type { Message } from '#machines/chat/chat.types.ts';

  export const Virtuoso: ComponentType<{
    data: readonly Message[];
    firstItemIndex: number;
    initialTopMostItemIndex: { index: 'LAST'; align: 'end' };
    computeItemKey: (index: number, message: Message) => number;
    followOutput: 'auto';
    alignToBottom: boolean;
    style: CSSProperties;
    itemContent: (index: number) => ReactNode;
  }>;
}
