import { useEffect, useRef } from 'react';
import { isDataSaverOn } from '../loading/data-saver.ts';

interface SentinelProps {
  onNear: () => void;
  /** Pixels before the end; where data is saved, the end itself. */
  margin?: number;
}

/**
 * Stands at the end of a list and says when the reader comes near it. Says it again each time
 * `mark` changes while it is still near (a short page came in and more is wanted).
 */
export function Sentinel({
  mark,
  ...props
}: SentinelProps & {
  /** What the list holds now, such as its length. */
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
