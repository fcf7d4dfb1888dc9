import { classNames } from '../style/class-names.ts';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { ChevronDown } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

/** One of a few, by the platform's own list: nothing to load, and right on every phone. */
export function SelectField({
  options,
  value,
  defaultValue,
  onSelect,
  required,
  disabled,
  compact = false,
  ...field
}: FieldProps & {
  name: string;
  options: readonly { value: string; label: string; lang?: string }[];
  value?: string;
  defaultValue?: string;
  onSelect?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  compact?: boolean;
}) {
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={css.box}>
          <select
            {...wiring}
            {...{ required, disabled }}
            {...(value === undefined ? { defaultValue } : { value })}
            className={classNames(css.input, compact && css.compact)}
            onChange={(event) => onSelect?.(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={css.arrow} />
        </div>
      )}
    </Field>
  );
}
