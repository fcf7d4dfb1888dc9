import { useRef, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import { announce, type Command } from '#src/commands.ts';
import { classNames } from '../style/class-names.ts';
import { useFieldGrowth } from './field-growth.ts';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Several lines of text; `grows` lets it follow what is typed, up to 40 % of the window. */
export function Textarea({
  label,
  labelHidden,
  help,
  error,
  name,
  rows = 3,
  grows = false,
  value,
  onInput,
  after,
  command,
  ...rest
}: FieldProps & {
  name: string;
  rows?: number;
  grows?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** The screen opens in it. */
  'data-arrival'?: string | undefined;
  defaultValue?: string;
  value?: string;
  onInput?: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  placeholder?: string;
  maxLength?: number;
  /** A button inside the frame, at its end. */
  after?: ReactNode;
  /** Keyboard command that focuses it. */
  command?: Command | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const box = useRef<HTMLDivElement>(null);
  useFieldGrowth(box, grows);
  return (
    <Field {...{ label, labelHidden, help, error, name }}>
      {(wiring) => (
        <div ref={box} className={css.box}>
          <textarea
            {...rest}
            {...wiring}
            {...announce(command)}
            {...(value === undefined ? {} : { value })}
            rows={rows}
            dir="auto"
            className={classNames(css.input, grows && css.grows)}
            onChange={onInput && ((event) => onInput(event.currentTarget.value))}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
