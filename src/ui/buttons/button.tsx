import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { announce, type Command } from '#src/commands.ts';
import css from './button.module.css';
import { classNames } from '../style/class-names.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import { useKeptButton } from './kept-button.ts';
import { Spinner } from '../loading/spinner.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'negative' | 'on';

export interface ButtonProps {
  children: ReactNode;
  /** One `primary` a view; `negative` for what destroys, never first in focus; `on`: pressed. */
  tone?: ButtonTone;
  type?: 'button' | 'submit';
  /** Work is under way: the name and the width stay, a spinner turns, a second press does nothing. */
  busy?: boolean;
  disabled?: boolean;
  icon?: IconOf;
  /** All that it may come to say: as wide as the longest from the start, so that a press moves nothing. */
  words?: readonly string[];
  /** Full width of its container. */
  wide?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Accessible name where `children` need the context around the button. */
  label?: string;
  name?: string;
  value?: string;
  form?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
  popoverTarget?: string;
  'aria-pressed'?: boolean;
  /** In a dialog: the answer that takes the focus when it opens. */
  firstFocus?: boolean;
  /** Keyboard command that presses it. */
  command?: Command;
  ref?: Ref<HTMLButtonElement>;
}

/** The one button, 44 px high. */
export function Button({
  children,
  tone = 'secondary',
  type = 'button',
  busy = false,
  disabled,
  icon,
  words,
  wide = false,
  onClick,
  label,
  firstFocus,
  command,
  ...rest
}: ButtonProps) {
  const kept = useKeptButton({ busy, disabled, onClick });
  return (
    <button
      {...rest}
      {...kept}
      {...announce(command)}
      type={type}
      data-autofocus={firstFocus ? '' : undefined}
      aria-label={label}
      className={classNames(css.button, css[tone], wide && css.wide)}
    >
      <span className={css.label}>
        {icon && <Icon of={icon} />}
        <span className={words && css.words} data-words={words?.join('\n')}>
          {children}
        </span>
      </span>
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
