import type { ReactNode } from 'react';
import css from './card-page.module.css';

/** A page that holds one decision: a card, and a calm still beside it where there is room. */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <div className={css.room}>
      <div className={css.page}>
        <div className={css.card}>{children}</div>
        <div className={css.still} aria-hidden />
      </div>
    </div>
  );
}
