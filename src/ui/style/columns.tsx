import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './columns.module.css';

/** Main content of a page, and an aside beside it where there is room; alone it is centred. */
export function Columns({
  label,
  aside,
  alone = false,
  children,
}: {
  /** Accessible name of the aside. */
  label: string;
  /** Its room is kept while it is on its way. */
  aside: ReactNode;
  /** There is no aside. */
  alone?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.room}>
      <div className={css.page}>
        <div className={classNames(css.main, alone && css.alone)}>{children}</div>
        {!alone && (
          <aside className={css.aside} aria-label={label}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
