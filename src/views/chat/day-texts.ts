import type { Texts } from '#src/ui/texts/texts.ts';

const dayLength = 86_400_000;

/** Today and yesterday by name, any other day by its date; `today` as `YYYY-MM-DD`. */
export const dayWords = ({ locale, date }: Texts, moment: string, today: string): string => {
  const at = new Date(moment);
  const day = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  const away = today === '' ? 1 : (day - Date.parse(today)) / dayLength;
  if (away !== 0 && away !== -1) return date(moment, { dateStyle: 'full' });
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
};
