import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Said to screen readers, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
