import type { Command } from '#src/commands.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import { Link } from './link.tsx';
import css from './tally-button.module.css';

/** A quiet icon below a card that leads on, with a number; a count of zero is not written. */
export function TallyLink({
  icon,
  label,
  count,
  href,
  command,
}: {
  icon: IconOf;
  /** Name of what it leads to, with its number. */
  label: string;
  /** Formatted number; null for zero. */
  count: string | null;
  href: string | null;
  command: Command;
}) {
  return (
    <Link
      look="bare"
      className={css.button ?? ''}
      title={label}
      preloadsInView={false}
      {...{ href, label, command }}
    >
      <Icon of={icon} />
      {count !== null && <span>{count}</span>}
    </Link>
  );
}
