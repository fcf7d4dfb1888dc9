import { useEffect, useRef, useState, type RefObject } from 'react';
import { MountQueue } from './mount-queue.ts';
import { byTurn } from './near-order.ts';

type Receive = (isNear: boolean) => void;

/** Elements that are drawn in one frame: a jump draws those on the screen first, and none for long. */
const each = 4;
const queue = new MountQueue(0, each);
const receivers = new WeakMap<Element, Receive>();
/** Functions that leave the queue. */
const waiting = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | null = null;

const leave = (element: Element) => {
  waiting.get(element)?.();
  waiting.delete(element);
};

const receive = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
  // A hidden screen intersects nothing, and has no size.
  if (!isIntersecting && boundingClientRect.height === 0) return;
  leave(target);
  if (isIntersecting)
    waiting.set(
      target,
      queue.wait(() => receivers.get(target)?.(true)),
    );
  else receivers.get(target)?.(false);
};

/** One observer for all rows: one screen above and below counts as near. */
const observer = () =>
  (shared ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries.toSorted((one, other) => byTurn(one, other, innerHeight)))
        receive(entry);
    },
    { rootMargin: '100% 0px' },
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
    return () => {
      leave(element);
      observer().unobserve(element);
    };
  }, []);
  return { place, isNear };
}
