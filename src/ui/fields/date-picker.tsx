import { DateInput } from '@ark-ui/react/date-input';
import { DatePicker as Ark, parseDate, type DateValue } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { useId, useState } from 'react';
import { Calendar } from './calendar.tsx';
import { useCalendarTexts } from './calendar-texts.ts';
import { classNames } from '../style/class-names.ts';
import css from './date-picker.module.css';
import button from '../buttons/button.module.css';
import field from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { CalendarDays } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import type { LazyFieldProps } from './lazy-field.tsx';
import { useText } from '../texts/text.tsx';
import { useHeldFocus } from '../focus/use-held-focus.ts';

/** Days are ISO 8601 calendar dates, `YYYY-MM-DD`; no day is an empty text. */
export interface DatePickerProps extends FieldProps {
  name: string;
  value?: string;
  defaultValue?: string;
  onChoose?: (day: string) => void;
  /** The first and the last day that may be chosen. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
}

const daysOf = (day: string | undefined): DateValue[] => (day ? [parseDate(day)] : []);

/** The field and its calendar; reached through `DateField`, which loads it. */
export function DatePicker({
  value,
  defaultValue,
  onChoose,
  min,
  max,
  required,
  disabled,
  held,
  ...rest
}: DatePickerProps & LazyFieldProps) {
  const { locale, t } = useText();
  const words = useCalendarTexts();
  const title = useId();
  const first = useHeldFocus<HTMLDivElement>(held);
  const [own, setOwn] = useState(defaultValue ?? '');
  const day = value ?? own;
  const limits = { min: min ? parseDate(min) : undefined, max: max ? parseDate(max) : undefined };
  const choose = (details: { value: DateValue[] }) => {
    const chosen = details.value[0]?.toString() ?? '';
    setOwn(chosen);
    onChoose?.(chosen);
  };
  const shared = { locale, value: daysOf(day), disabled, onValueChange: choose, ...limits };
  return (
    <Field {...rest}>
      {({ id, name, ...wiring }) => (
        <div className={field.box}>
          <DateInput.Root
            {...shared}
            {...{ required }}
            invalid={wiring['aria-invalid'] ?? false}
            translations={{ placeholder: words.placeholder }}
            shouldForceLeadingZeros
            className={css.root}
          >
            <DateInput.Control>
              <DateInput.SegmentGroup
                id={id}
                aria-label={rest.label}
                aria-describedby={wiring['aria-describedby']}
                className={classNames(field.input, css.segments)}
              >
                <DateInput.Context>
                  {(api) =>
                    api.getSegments({}).map((segment, index) => (
                      <DateInput.Segment
                        // oxlint-disable-next-line react/no-array-index-key -- parts of a date keep their places
                        key={index}
                        ref={index === 0 ? first : undefined}
                        segment={segment}
                        aria-label={words.part(segment.type)}
                        className={css.segment}
                      />
                    ))
                  }
                </DateInput.Context>
              </DateInput.SegmentGroup>
            </DateInput.Control>
          </DateInput.Root>
          <input type="hidden" name={name} value={day} />
          <Ark.Root
            {...shared}
            {...words.settings}
            positioning={{ placement: 'bottom-end', gutter: 4 }}
            lazyMount
            unmountOnExit
          >
            <Ark.Control>
              <Ark.Trigger
                aria-label={t('ui.datePicker.open')}
                className={classNames(button.button, button.icon, button.plain)}
              >
                <Icon of={CalendarDays} />
              </Ark.Trigger>
            </Ark.Control>
            <Portal>
              <Ark.Positioner>
                <Ark.Content className={css.panel} aria-labelledby={title}>
                  <Calendar title={title} />
                </Ark.Content>
              </Ark.Positioner>
            </Portal>
          </Ark.Root>
        </div>
      )}
    </Field>
  );
}
