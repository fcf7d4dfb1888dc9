import type { ComponentType, ReactNode } from 'react';
import type { Message } from '#machines/chat/chat.types.ts';

export interface ListProps {
  readonly rows: readonly Message[];
  /** Number of rows prepended. */
  readonly put: number;
  /** Since the last drawing, that is what changed. */
  readonly isGrownInFront: boolean;
  readonly renderRow: (index: number, isCurrent: boolean, isHasty?: boolean) => ReactNode;
}

/** One way to show a chat, with the same rows as every other. */
export interface ChatList {
  readonly View: ComponentType<ListProps>;
  readonly scrollerIn: (place: HTMLElement) => HTMLElement;
}
