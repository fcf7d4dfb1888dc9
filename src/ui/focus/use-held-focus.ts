import { useEffect, useRef, useState } from 'react';
import type { Hold } from '../fields/lazy-field.tsx';

/** Focuses, and presses, what stands in the place of a control that was; after the new one listens. */
export function useHeldFocus<Target extends HTMLElement>(held: Hold) {
  const target = useRef<Target>(null);
  const [atFirst] = useState(held);
  useEffect(() => {
    if (atFirst !== null) target.current?.focus();
    if (atFirst === 'press') target.current?.click();
  }, [atFirst]);
  return target;
}
