import { useDeferredValue, type ReactNode } from 'react';

/**
 * A long list whose first items are drawn at once and whose others follow while the processor rests, so
 * that neither the first frame nor a press waits for what is below the fold. `end` stands when all do; until
 * then the frame keeps its footer below the window, where nobody sees it pushed away.
 */
export function DeferredList<Item>({
  items,
  first,
  end,
  children,
}: {
  items: readonly Item[];
  /** How many fill a screen. */
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
