import type { ReactNode } from 'react';
import css from './pane.module.css';

/** The page's only content, where there is no frame yet: a column in the middle. */
export function Pane({ children }: { children: ReactNode }) {
  return <main className={css.pane}>{children}</main>;
}
