import { useDeferredValue, type ReactNode } from 'react';

/**
 * A long list that renders its first items at once and defers the others, so that neither the first
 * frame nor a press waits for what is below the fold. `end` is rendered with the last of them; till
 * then the frame keeps its footer below the viewport, so that no layout shift is visible.
 */
export function DeferredList<Item>({
  items,
  first,
  end,
  children,
}: {
  items: readonly Item[];
  /** Number of items that fill a screen. */
  first: number;
  end?: ReactNode;
  children: (item: Item, index: number) => ReactNode;
}) {
  const drawn = useDeferredValue(items, items.slice(0, first));
  return (
    <>
      {drawn.map(children)}
      {drawn.length === items.length ? end : <span hidden data-rest />}
    </>
  );
}
