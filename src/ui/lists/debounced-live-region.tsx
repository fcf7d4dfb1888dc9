import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../focus/live-region.tsx';

/** Debounce in milliseconds: new entries are announced once none has come for this long. */
const lull = 700;
/** Longest wait in milliseconds: they are announced then even if more keep coming. */
const patience = 3_000;

/** Live region of a log: one new entry is read out in full, several in a burst as a count. */
export function DebouncedLiveRegion({
  newest,
  announced: before,
  since,
  one,
  many,
}: {
  /** Grows with each new thing; 0 for none. */
  newest: number;
  /** The newest entry already announced; null when all present ones count as announced. */
  announced: number | null;
  /** Counts the entries after the announced one. */
  since: (announced: number) => number;
  one: string;
  many: (count: number) => string;
}) {
  const [words, say] = useState('');
  const announced = useRef(before ?? newest);
  const began = useRef(0);
  const latest = useRef({ newest, since, one, many });
  useEffect(() => {
    latest.current = { newest, since, one, many };
  });
  useEffect(() => {
    if (newest <= announced.current) return undefined;
    began.current ||= performance.now();
    const waited = performance.now() - began.current;
    const timer = setTimeout(
      () => {
        const now = latest.current;
        const count = now.since(announced.current);
        say(count > 1 ? now.many(count) : now.one);
        announced.current = now.newest;
        began.current = 0;
      },
      Math.max(0, Math.min(lull, patience - waited)),
    );
    return () => clearTimeout(timer);
  }, [newest]);
  return <LiveRegion>{words}</LiveRegion>;
}

/** Announces at once what comes after it did; what was there already counts as announced. */
export function LaterRegion({ mark, children }: { mark: string; children: string }) {
  const [first, setFirst] = useState<string | null>(mark);
  if (first !== null && first !== mark) setFirst(null);
  return <LiveRegion urgent>{first === null ? children : ''}</LiveRegion>;
}
