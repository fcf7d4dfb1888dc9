import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './scroll-pane.module.css';

const places = new Map<string, number>();

/** A column that scrolls by itself and, under its name, remembers where it was. */
export function ScrollPane({ name, children }: { name: string; children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollTop = places.get(name) ?? 0;
  }, [name]);
  return (
    <div
      ref={pane}
      className={css.pane}
      onScroll={(event) => places.set(name, event.currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}
