import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './stack.module.css';

/** Distances between things, from the 4-px steps. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32;

/** Things below each other. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: Gap }) {
  return <div className={classNames(css.stack, css[`g${gap}`])}>{children}</div>;
}

/** Things beside each other, wrapping when they do not fit. */
export function Row({
  children,
  gap = 12,
  spread,
}: {
  children: ReactNode;
  gap?: Gap;
  spread?: 'between' | 'center';
}) {
  return (
    <div className={classNames(css.row, css[`g${gap}`], spread && css[spread])}>{children}</div>
  );
}
