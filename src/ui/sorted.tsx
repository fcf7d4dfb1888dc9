import { useState, type ReactNode } from 'react';
import { LiveRegion } from './live-region.tsx';

/** A list that is put in order by hand; where the item that was moved last stands is announced. */
export function Sorted({
  placeOf,
  children,
}: {
  /** Where an item stands, in words; empty for one that is gone. */
  placeOf: (id: string) => string;
  /** Gets what an item calls once it was moved. */
  children: (onMoved: (id: string) => void) => ReactNode;
}) {
  const [moved, setMoved] = useState<string | null>(null);
  return (
    <>
      {children(setMoved)}
      <LiveRegion>{moved === null ? null : placeOf(moved)}</LiveRegion>
    </>
  );
}
