import type { DatePickerProps } from './date-picker.tsx';
import { lazyField } from './lazy-field.tsx';
import { useText } from '../texts/text.tsx';

const Picker = lazyField(async () => (await import('./date-picker.tsx')).DatePicker);

/**
 * A day, typed part by part as the language writes it or chosen from a calendar; `YYYY-MM-DD` in the
 * form. The calendar's code comes with the first field that is drawn.
 */
export function DateField(props: DatePickerProps) {
  const { date } = useText();
  const day = props.value ?? props.defaultValue ?? '';
  return <Picker props={props} value={day} shown={day && date(`${day}T12:00`)} />;
}
