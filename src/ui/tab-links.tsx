import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import css from './tabs.module.css';

/** Tabs that are pages: each has its own address. */
export function TabLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; label: string; current: boolean; badge?: ReactNode }[];
}) {
  return (
    <nav aria-label={label} className={css.list}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          look="bare"
          current={link.current}
          className={css.tab}
        >
          {link.label}
          {link.badge}
        </Link>
      ))}
    </nav>
  );
}
