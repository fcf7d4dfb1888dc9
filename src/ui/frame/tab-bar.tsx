import type { ReactNode } from 'react';
import css from './tab-bar.module.css';

/** The bar at the foot of a phone, 64 px above the safe area; holds NavItems that look like tabs. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.bar}>
      {children}
    </nav>
  );
}
