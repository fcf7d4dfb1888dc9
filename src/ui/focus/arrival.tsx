import { useEffect, useRef, type ReactNode } from 'react';
import css from './arrival.module.css';

/**
 * Content that replaces a form within a screen; takes the focus on mount, so it is read at once.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.arrival}>
      {children}
    </div>
  );
}
