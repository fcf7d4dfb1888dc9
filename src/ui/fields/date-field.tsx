import type { DatePickerProps } from './date-picker.tsx';
import { lazyField } from './lazy-field.tsx';
import { useText } from '../texts/text.tsx';

const Picker = lazyField(async () => (await import('./date-picker.tsx')).DatePicker);

/**
 * Date field, typed part by part in the locale's order or chosen from a calendar; submits
 * `YYYY-MM-DD`. The calendar's chunk loads with the first field.
 */
export function DateField(props: DatePickerProps) {
  const { date } = useText();
  const day = props.value ?? props.defaultValue ?? '';
  return <Picker props={props} value={day} shown={day && date(`${day}T12:00`)} />;
}
