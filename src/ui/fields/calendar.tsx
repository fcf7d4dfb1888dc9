import { DatePicker as Ark } from '@ark-ui/react/date-picker';
import button from '../buttons/button.module.css';
import css from './calendar.module.css';
import { classNames } from '../style/class-names.ts';
import { ChevronLeft, ChevronRight } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import { useText } from '../texts/text.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

const icon = classNames(button.button, button.icon, button.plain);

function Head({ label }: { label?: string }) {
  return (
    <Ark.ViewControl className={css.head}>
      <Ark.PrevTrigger className={icon}>
        <Icon of={ChevronLeft} />
      </Ark.PrevTrigger>
      <Ark.ViewTrigger
        aria-label={label}
        className={classNames(button.button, button.quiet)}
        disabled={label === undefined}
      >
        <Ark.RangeText className={css.range} />
      </Ark.ViewTrigger>
      <Ark.NextTrigger className={icon}>
        <Icon of={ChevronRight} />
      </Ark.NextTrigger>
    </Ark.ViewControl>
  );
}

/** Days of a month, months of a year, years of a decade: one grid each, by arrow keys too. */
export function Calendar({ title }: { title: string }) {
  const { t } = useText();
  return (
    <Ark.Context>
      {(api) => (
        <>
          <VisuallyHidden>
            <span id={title}>{t('ui.datePicker.calendar')}</span>
          </VisuallyHidden>
          <Ark.View view="day">
            <Head label={t('ui.datePicker.months', { shown: api.visibleRangeText.start })} />
            <Ark.Table className={css.table}>
              <Ark.TableHead>
                <Ark.TableRow>
                  {api.weekDays.map((day) => (
                    <Ark.TableHeader key={day.long} aria-label={day.long} className={css.weekday}>
                      {day.short}
                    </Ark.TableHeader>
                  ))}
                </Ark.TableRow>
              </Ark.TableHead>
              <Ark.TableBody>
                {api.weeks.map((week) => (
                  <Ark.TableRow key={week[0]?.toString()}>
                    {week.map((day) => (
                      <Ark.TableCell key={day.toString()} value={day} className={css.cell}>
                        <Ark.TableCellTrigger className={css.day}>{day.day}</Ark.TableCellTrigger>
                      </Ark.TableCell>
                    ))}
                  </Ark.TableRow>
                ))}
              </Ark.TableBody>
            </Ark.Table>
          </Ark.View>
          <Ark.View view="month">
            <Head label={t('ui.datePicker.years', { shown: api.visibleRangeText.start })} />
            <Grid rows={api.getMonthsGrid({ columns: 4, format: 'short' })} />
          </Ark.View>
          <Ark.View view="year">
            <Head />
            <Grid rows={api.getYearsGrid({ columns: 4 })} />
          </Ark.View>
        </>
      )}
    </Ark.Context>
  );
}

function Grid({ rows }: { rows: readonly (readonly { label: string; value: number }[])[] }) {
  return (
    <Ark.Table columns={4} className={css.table}>
      <Ark.TableBody>
        {rows.map((row) => (
          <Ark.TableRow key={row[0]?.value}>
            {row.map(({ label, value }) => (
              <Ark.TableCell key={value} value={value} className={css.cell}>
                <Ark.TableCellTrigger className={css.wide}>{label}</Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}
