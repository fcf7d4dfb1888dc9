import type { ReactNode } from 'react';
import css from './card-page.module.css';
import { classNames } from '../style/class-names.ts';
import { Row } from '../style/stack.tsx';
import still from '../media/still.module.css';

/** A page that holds one decision: a card, and a calm still beside it where there is room. */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <div className={css.room}>
      <div className={css.page}>
        <div className={css.card}>{children}</div>
        <div className={classNames(still.still, css.still)} aria-hidden />
      </div>
    </div>
  );
}

/** The way on, as wide as the card where that fills the page, and below it what else can be done. */
export function CardActions({ primary, children }: { primary: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.actions}>
      <div className={css.primary}>{primary}</div>
      {children !== undefined && children !== false && <Row gap={8}>{children}</Row>}
    </div>
  );
}
