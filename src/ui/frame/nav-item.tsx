import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import { Link } from '../buttons/link.tsx';
import css from './nav-item.module.css';

export interface NavItemProps {
  label: string;
  icon: IconOf;
  badge?: ReactNode;
  /** Look: `rail` collapses to its icon between 600 and 1250 px; `tab` is for a phone's tab bar. */
  look?: 'row' | 'rail' | 'tab';
  /** Leads to something that is made, not to a place: a button's outline. */
  outlined?: boolean;
}

const body = ({ icon, label, badge }: NavItemProps) => (
  <>
    <Icon of={icon} />
    <span className={css.name}>{label}</span>
    {badge !== undefined && <span className={css.badge}>{badge}</span>}
  </>
);

/** One place of the app in a sidebar, rail, tab bar or menu. */
export function NavItem({
  href,
  current,
  preloadsInView = true,
  ...item
}: NavItemProps & { href: string; current?: boolean; preloadsInView?: boolean }) {
  const { look = 'row' } = item;
  return (
    <Link
      href={href}
      look="bare"
      current={current}
      preloadsInView={preloadsInView}
      tip={look === 'rail' ? item.label : undefined}
      className={classNames(css.item, css[look], item.outlined && css.outlined)}
    >
      {body(item)}
    </Link>
  );
}

/** Navigation item that runs an action, or opens a sheet, instead of following a link. */
export function NavButton({
  onClick,
  opens = false,
  closes = false,
  marked = false,
  ...item
}: NavItemProps & {
  onClick: () => void;
  /** It opens a dialog. */
  opens?: boolean;
  /** Closes the sheet around it. */
  closes?: boolean;
  /** Marks that the menu it opens holds the current place. */
  marked?: boolean;
}) {
  const { look = 'row' } = item;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-haspopup={opens ? 'dialog' : undefined}
      data-closes={closes ? '' : undefined}
      className={classNames(css.item, css[look], marked && css.marked)}
    >
      {body(item)}
    </button>
  );
}

/** Places under a quiet heading; a line alone in the rail. */
export function NavGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={label}>
      <h2 className={css.groupName}>{label}</h2>
      {children}
    </section>
  );
}
