import { useState, type ReactNode } from 'react';
import { LiveRegion } from '../focus/live-region.tsx';

/** Steps of moving an item. */
export type SortStep = 'lifted' | 'moved' | 'dropped' | 'cancelled';

/** List that people reorder; announces the place of the last moved item. */
export function Sorted({
  placeOf,
  children,
}: {
  /** Announcement of a step with the item's place; empty for a removed item. */
  placeOf: (id: string, step: SortStep) => string;
  /** Gets what an item calls once something became of it. */
  children: (onStep: (id: string, step?: SortStep) => void) => ReactNode;
}) {
  const [last, setLast] = useState<{ id: string; step: SortStep } | null>(null);
  return (
    <>
      {children((id, step = 'moved') => setLast({ id, step }))}
      <LiveRegion>{last === null ? null : placeOf(last.id, last.step)}</LiveRegion>
    </>
  );
}
