import type { DateValue, DatePickerDateView } from '@ark-ui/react/date-picker';
import { useText } from '../texts/text.tsx';

/** The moment at which a calendar day is nowhere another one: noon of that day, here. */
const noon = (day: DateValue): Date => new Date(day.year, day.month - 1, day.day, 12);

/** Period that one page of each view covers. */
const pages = { day: 'month', month: 'year', year: 'decade' } as const;

/** Texts of the calendar and the typed date, translated. */
export function useCalendarTexts() {
  const { t, date } = useText();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    placeholder: () => ({
      year: t('ui.datePicker.placeholder.year'),
      month: t('ui.datePicker.placeholder.month'),
      day: t('ui.datePicker.placeholder.day'),
      // Parts that a day does not have; the control's type wants them all the same.
      dayPeriod: '',
      era: '',
      hour: '',
      minute: '',
      second: '',
    }),
    part: (type: string) =>
      type === 'year' || type === 'month' || type === 'day'
        ? t(`ui.datePicker.part.${type}`)
        : undefined,
    settings: {
      timeZone,
      translations: {
        dayCell: (cell: { value: DateValue; selected: boolean; unavailable: boolean }) => {
          const day = date(noon(cell.value), { dateStyle: 'full' });
          if (cell.unavailable) return t('ui.datePicker.unavailable', { day });
          return cell.selected ? t('ui.datePicker.chosen', { day }) : day;
        },
        nextTrigger: (view: DatePickerDateView) => t(`ui.datePicker.next.${pages[view]}`),
        prevTrigger: (view: DatePickerDateView) => t(`ui.datePicker.previous.${pages[view]}`),
        content: t('ui.datePicker.calendar'),
      },
    },
  };
}
