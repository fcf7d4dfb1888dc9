import type { ReactNode } from 'react';
import css from './prose.module.css';

/** Long reading: a column of comfortable width, headings and lists with air. */
export function Prose({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div className={css.prose} aria-busy={busy}>
      {children}
    </div>
  );
}

/** A side remark in small, muted type. */
export function MutedText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p className={css.quiet} id={id}>
      {children}
    </p>
  );
}
