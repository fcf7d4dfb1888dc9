import type { DatePickerProps } from './date-picker.tsx';
import css from './field.module.css';
import { Field } from './field.tsx';
import { lazyView } from './lazy-view.tsx';
import { useText } from './text.tsx';

const Picker = lazyView(async () => (await import('./date-picker.tsx')).DatePicker);

/**
 * A day, typed part by part as the language writes it or chosen from a calendar; `YYYY-MM-DD` in the
 * form. The calendar's code comes with the first field that is drawn.
 */
export function DateField(props: DatePickerProps) {
  const { date } = useText();
  const { label, labelHidden, help, error, name, value, defaultValue } = props;
  const day = value ?? defaultValue ?? '';
  const waiting = (
    <Field {...{ label, labelHidden, help, error, name }}>
      {(wiring) => (
        <div className={css.box}>
          <input
            {...wiring}
            name={undefined}
            className={css.input}
            readOnly
            value={day && date(`${day}T12:00`)}
          />
          <input type="hidden" name={name} value={day} />
        </div>
      )}
    </Field>
  );
  return <Picker {...props} waiting={waiting} />;
}
