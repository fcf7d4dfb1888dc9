import type { MouseEventHandler, Ref } from 'react';
import { announce, type Command } from '#src/commands.ts';
import css from './button.module.css';
import { classNames } from '../style/class-names.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import { useKeptButton } from './kept-button.ts';
import { Spinner } from '../loading/spinner.tsx';

export interface IconButtonProps {
  icon: IconOf;
  /** Accessible name, also the tooltip. */
  label: string;
  tone?: 'plain' | 'primary' | 'warm' | 'negative';
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** For a toggle (like, bookmark): whether it is on. */
  pressed?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
  popoverTarget?: string;
  tabIndex?: number;
  /** In a dialog: what takes the focus when it opens. */
  firstFocus?: boolean;
  /** Keyboard command that presses it. */
  command?: Command;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of one icon, 44 × 44 px, never without a name. */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  type = 'button',
  busy = false,
  disabled,
  onClick,
  pressed,
  firstFocus,
  command,
  ...rest
}: IconButtonProps) {
  const kept = useKeptButton({ busy, disabled, onClick });
  return (
    <button
      {...rest}
      {...kept}
      {...announce(command)}
      type={type}
      data-autofocus={firstFocus ? '' : undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={classNames(css.button, css.icon, css[tone])}
    >
      {busy ? <Spinner /> : <Icon of={icon} />}
    </button>
  );
}
