import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Icon, type IconOf } from './icon.tsx';

/** Nothing here yet: says what will be, and offers the first step. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
}: {
  icon?: IconOf;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      {icon && (
        <span className={css.mark}>
          <Icon of={icon} size={28} />
        </span>
      )}
      <h2 className={css.title}>{title}</h2>
      {children !== undefined && <p className={css.text}>{children}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
