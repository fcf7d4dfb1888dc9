import type { ReactNode, Ref } from 'react';
import { announce } from '#src/commands.ts';
import { classNames } from '../style/class-names.ts';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  name: string;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number' | 'time';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url';
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  defaultValue?: string;
  /** With `onInput`, for the rare field that a chart follows letter by letter. */
  value?: string;
  onInput?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  /** Shown inside the box, before or after what is typed (a currency, an `@`). */
  before?: ReactNode;
  after?: ReactNode;
  /** Six digits large and spread, for one-time codes. */
  look?: 'plain' | 'code';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, help, error, name, before, after, look, onInput, value, ...rest } =
    props;
  return (
    <Field {...{ label, labelHidden, help, error, name }}>
      {(wiring) => (
        <div className={css.box}>
          {before !== undefined && <span className={css.affix}>{before}</span>}
          <input
            {...rest}
            {...wiring}
            {...announce(props.type === 'search' ? 'search' : undefined)}
            {...(value === undefined ? {} : { value })}
            type={props.type ?? 'text'}
            className={classNames(css.input, look === 'code' && css.code)}
            onChange={onInput && ((event) => onInput(event.currentTarget.value))}
          />
          {after !== undefined && <span className={css.affix}>{after}</span>}
        </div>
      )}
    </Field>
  );
}
