import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './sticky-bar.module.css';

/** As high as the bar: what is below it is out of sight. */
const bar = 56;

/**
 * Shows its content in a bar at the top of a column once the head that stands right before it was scrolled out
 * of sight: who this is, and the first thing to do. Whoever is on one of its buttons keeps it until they leave it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isPassed, setPassed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const head = place.current?.previousElementSibling;
    if (!head) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // A hidden screen intersects nothing either, and has no size.
        if (last) setPassed(!last.isIntersecting && last.boundingClientRect.bottom <= bar);
      },
      { rootMargin: `-${bar}px 0px 0px 0px` },
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={css.place}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {(isPassed || isHeld) && <div className={css.bar}>{children}</div>}
    </div>
  );
}
