import type { ReactNode } from 'react';
import css from './link.module.css';

/** Link out of the app that opens a new tab, so that nothing typed here is lost. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={css.plain}>
      {children}
    </a>
  );
}
