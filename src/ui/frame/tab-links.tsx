import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from '../buttons/link.tsx';
import { AbsentPathsContext } from './absent-paths.ts';
import css from './tab-links.module.css';

/** Tabs with an address each; the open one is scrolled into view on a narrow screen too. */
export function TabLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; label: string; current: boolean; badge?: ReactNode }[];
}) {
  const absent = use(AbsentPathsContext);
  const nav = useRef<HTMLElement>(null);
  /** After each drawing, since the numbers of the tabs come later than their words. */
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !tab) return;
    const room = nav.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > room.right) nav.current.scrollLeft += right - room.right;
    if (left < room.left) nav.current.scrollLeft -= room.left - left;
  });
  return (
    <nav ref={nav} aria-label={label} className={css.list}>
      {links
        .filter(({ href }) => !absent.includes(href))
        .map((link) => (
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
