import { useEffect, useRef } from 'react';
import { isDataSaverOn } from '../loading/data-saver.ts';

interface SentinelProps {
  onNear: () => void;
  /** Pixels before the end; where data is saved, the end itself. */
  margin?: number;
}

/**
 * Calls `onNear` when the reader comes near the end of a list, and again when `mark` changes while
 * still near (a short page arrived and more is wanted).
 */
export function Sentinel({
  mark,
  ...props
}: SentinelProps & {
  /** Value that changes with the list, such as its length; a new value restarts the observer. */
  mark?: string | number;
}) {
  return <Watch key={mark} {...props} />;
}

function Watch({ onNear, margin = 800 }: SentinelProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { rootMargin: `${isDataSaverOn() ? 0 : margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return <div ref={place} aria-hidden />;
}
