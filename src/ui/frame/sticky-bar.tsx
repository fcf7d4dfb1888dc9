import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './sticky-bar.module.css';

/** Height of the bar in pixels. */
const bar = 56;

/**
 * Bar at the top of a column, shown once the head right before it has scrolled out of sight: the
 * name and the first action. It stays while one of its buttons has the focus.
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
