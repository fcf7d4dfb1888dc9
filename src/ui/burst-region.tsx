import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from './live-region.tsx';

/** Milliseconds without anything new after which what came is said. */
const lull = 700;
/** Milliseconds after which it is said although more goes on coming. */
const patience = 3_000;

/** Says what came in a log: one thing in its own words, several close together as their number. */
export function BurstRegion({
  newest,
  told: before,
  since,
  one,
  many,
}: {
  /** Grows with each new thing; 0 for none. */
  newest: number;
  /** Up to where it was heard before; null for all that is there. */
  told: number | null;
  /** How many came after one of them. */
  since: (told: number) => number;
  one: string;
  many: (count: number) => string;
}) {
  const [words, say] = useState('');
  const told = useRef(before ?? newest);
  const began = useRef(0);
  const latest = useRef({ newest, since, one, many });
  useEffect(() => {
    latest.current = { newest, since, one, many };
  });
  useEffect(() => {
    if (newest <= told.current) return undefined;
    began.current ||= performance.now();
    const waited = performance.now() - began.current;
    const timer = setTimeout(
      () => {
        const now = latest.current;
        const count = now.since(told.current);
        say(count > 1 ? now.many(count) : now.one);
        told.current = now.newest;
        began.current = 0;
      },
      Math.max(0, Math.min(lull, patience - waited)),
    );
    return () => clearTimeout(timer);
  }, [newest]);
  return <LiveRegion>{words}</LiveRegion>;
}
