import { useEffect, useRef, useState } from 'react';
import type { Hold } from '../fields/lazy-field.tsx';

/** Focuses or presses the field that replaces a placeholder, after its listeners are attached. */
export function useHeldFocus<Target extends HTMLElement>(held: Hold) {
  const target = useRef<Target>(null);
  const [atFirst] = useState(held);
  useEffect(() => {
    if (atFirst !== null) target.current?.focus();
    if (atFirst === 'press') target.current?.click();
  }, [atFirst]);
  return target;
}
