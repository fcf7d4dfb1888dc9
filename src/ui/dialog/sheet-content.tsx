import { useEffect, useRef, type ReactNode } from 'react';
import { breakpoints } from '../style/breakpoints.ts';
import css from './sheet-content.module.css';

/**
 * Content of a `Sheet`. A press outside, a followed link and `data-closes` close it, and so does a
 * window that grows wider.
 */
export function SheetContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = content.current?.closest('dialog');
    const wide = window.matchMedia(`(width >= ${breakpoints.md}px)`);
    const close = () => sheet?.close();
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target === sheet || target.closest('a, [data-closes]')) close();
    };
    sheet?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      sheet?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, []);
  return (
    <div ref={content} className={css.content}>
      {children}
    </div>
  );
}
