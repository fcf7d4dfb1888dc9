import { useEffect, useRef, useState, type RefObject } from 'react';

type Receive = (isNear: boolean) => void;

const receivers = new WeakMap<Element, Receive>();
let shared: IntersectionObserver | null = null;

/** One observer for all rows: two screens above and below count as near. */
const observer = () =>
  (shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries)
        // A hidden screen intersects nothing, and has no size.
        if (isIntersecting || box.height > 0) receivers.get(target)?.(isIntersecting);
    },
    { rootMargin: '200% 0px' },
  ));

/** True while an element is on or near the screen; `atFirst` until that is known. */
export function useNear<Target extends Element>(
  atFirst: boolean,
): { place: RefObject<Target | null>; isNear: boolean } {
  const place = useRef<Target>(null);
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    receivers.set(element, setNear);
    observer().observe(element);
    return () => observer().unobserve(element);
  }, []);
  return { place, isNear };
}
