import type { MouseEventHandler, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconOf } from './icon.tsx';
import { useKeptButton } from './kept-button.ts';
import { Spinner } from './spinner.tsx';

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
  /** As wide as what holds it. */
  wide?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** A longer name for those who do not see what stands around it. */
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
  wide = false,
  onClick,
  label,
  firstFocus,
  ...rest
}: ButtonProps) {
  const kept = useKeptButton({ busy, disabled, onClick });
  return (
    <button
      {...rest}
      {...kept}
      type={type}
      data-autofocus={firstFocus ? '' : undefined}
      aria-label={label}
      className={classNames(css.button, css[tone], wide && css.wide)}
    >
      <span className={css.label}>
        {icon && <Icon of={icon} />}
        {children}
      </span>
      {busy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
