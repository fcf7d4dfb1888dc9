import { announce, type Command } from '#src/commands.ts';
import { classNames } from '../style/class-names.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import css from './tally-button.module.css';

/** A quiet icon below a card, on or off where it can be; a count of zero is not written. */
export function TallyButton({
  icon,
  label,
  count = null,
  pressed,
  last = false,
  notice,
  command,
  onPress,
}: {
  icon: IconOf;
  /** Name of the action with its count, the same when pressed: `aria-pressed` gives the state. */
  label: string;
  /** Formatted number; null for zero. */
  count?: string | null;
  /** Absent for what is no switch. */
  pressed?: boolean;
  /** Stands at the end of its row. */
  last?: boolean;
  /** Error of the last press. */
  notice?: string | undefined;
  /** Keyboard command that presses it. */
  command?: Command;
  onPress: () => void;
}) {
  return (
    <span className={classNames(css.tally, last && css.last)}>
      <button
        {...announce(command)}
        type="button"
        className={classNames(css.button, pressed && css.on)}
        aria-label={label}
        aria-pressed={pressed}
        title={label}
        onClick={onPress}
      >
        <Icon of={icon} />
        {count !== null && <span className={css.count}>{count}</span>}
      </button>
      {pressed !== undefined && (
        <span role="alert" className={css.notice}>
          {notice}
        </span>
      )}
    </span>
  );
}
