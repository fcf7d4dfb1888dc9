import type { ReactNode } from 'react';

/** Tiles under one heading. */
export interface TileGroup {
  readonly label: string;
  /** Ids of the tiles, in order. */
  readonly ids: readonly string[];
}

/** Handlers of a grid of tiles that can be chosen; each is also a key or a press of the mouse. */
export interface TileHandlers {
  readonly onOpen: (id: string) => void;
  /** Space, the tick, Ctrl and a click, a long press; a click where something is chosen. */
  readonly onToggle: (id: string) => void;
  /** Shift and a click or an arrow: from `from`, unless a range has begun elsewhere. */
  readonly onExtend: (id: string, from: string) => void;
  readonly onClear: () => void;
  readonly onAll?: () => void;
  readonly onMove?: () => void;
  readonly onDelete?: () => void;
  /** A frame can be drawn around tiles, where this is given. */
  readonly frame?: {
    /** Tiles that the frame touches; `keeps` where Ctrl or Shift is held. */
    readonly onDraw: (ids: readonly string[], keeps: boolean) => void;
    readonly onEnd: (isCancelled: boolean) => void;
  };
  /**
   * Words that go with the mouse while a tile, and others with it, are dragged to a `DropTarget`; null where
   * they cannot be dragged, so that a frame begins there. Needs `frame`.
   */
  readonly dragWords?: (id: string) => string | null;
}

export interface TileGridProps<Item> extends TileHandlers {
  readonly groups: readonly TileGroup[];
  readonly chosen: ReadonlySet<string>;
  /** The thing that a tile is of: it is drawn again when that is another one. */
  readonly itemOf: (id: string) => Item | undefined;
  /** Name of a tile for screen readers; stable. */
  readonly nameOf: (item: Item) => string;
  /** Content of a tile; its controls take the focus only in the `isActive` one. Stable. */
  readonly renderTile: (item: Item, isActive: boolean) => ReactNode;
}
