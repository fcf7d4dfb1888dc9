import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconOf } from './icon.tsx';
import { useText } from '../texts/text.tsx';
import type { Tone } from './tone.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A short word about the state of something. */
export function Badge({
  children,
  tone = 'neutral',
  icon,
}: {
  children: ReactNode;
  tone?: Tone;
  icon?: IconOf;
}) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}

/**
 * Count of waiting entries; renders nothing at zero, "99+" above 99. `label` is its text for screen
 * readers ("3 unread messages").
 */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const { number } = useText();
  if (count <= 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden>{count > 99 ? `${number(99)}+` : number(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
