import rosetta from 'rosetta';
import type en from '#src/locales/en/index.ts';
import type { PluralKeyOf, TextKeyOf, Translation } from '#src/locales/texts.types.ts';

export type Source = typeof en;
/** All texts of one language. */
export type Strings = Translation<Source>;
/** A folder of texts, and the first part of their keys. */
export type TextDomain = keyof Source;
/** A dotted key of a plain text, such as `auth.login.submit`. */
export type TextKey = TextKeyOf<Source>;
/** A dotted key of a text that depends on a count. */
export type PluralKey = PluralKeyOf<Source>;
/** What stands for `{{name}}` in a text; all but words are written as the language writes them. */
export type Params = Readonly<Record<string, string | number | Money | Planned>>;
/** A moment: an ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

interface Money {
  /** Integer minor units (cents). */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** A time to come, written with its day and its zone. */
interface Planned {
  /** ISO 8601. */
  readonly at: string;
}

/** All that a view may say, in the language of the person who reads it. */
export interface Texts {
  readonly locale: string;
  readonly t: (key: TextKey, params?: Params) => string;
  readonly plural: (key: PluralKey, count: number, params?: Params) => string;
  /** For keys that come out of a chart as plain text; a `count` in the params picks the plural form. */
  readonly say: (key: string, params?: Params) => string;
  readonly date: (value: Moment, options?: Intl.DateTimeFormatOptions) => string;
  readonly time: (value: Moment) => string;
  /** `now` in milliseconds; today's by default. */
  readonly relative: (value: Moment, now?: number) => string;
  readonly money: (value: Money) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly list: (items: readonly string[]) => string;
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A formatter takes a millisecond to make: one of each kind serves as long as the language. */
const kept = <Options, Formatter>(make: (options?: Options) => Formatter) => {
  const all = new Map<string, Formatter>();
  return (options?: Options): Formatter => {
    const kind = JSON.stringify(options) ?? '';
    const formatter = all.get(kind) ?? make(options);
    all.set(kind, formatter);
    return formatter;
  };
};

/**
 * Binds texts to a language. A text that is missing is taken from `fallback` (English), and
 * `onMissing` is called with its key; a text missing in both shows its key, never nothing.
 */
export function makeTexts(
  locale: string,
  strings: Strings,
  fallback: Strings = strings,
  onMissing?: (key: string) => void,
): Texts {
  const words = rosetta<Strings>({ [locale]: strings });
  words.locale(locale);
  const spare = rosetta<Strings>({ fallback });
  spare.locale('fallback');
  const numbers = kept(
    // A count that came out as -0 has no sign.
    (options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  );
  const dates = kept(
    (options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const categories = kept(() => new Intl.PluralRules(locale));
  const lists = kept(() => new Intl.ListFormat(locale));
  const distances = kept(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  );

  const money = ({ amount, currency }: Money): string => {
    const format = numbers({ style: 'currency', currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
  const planned = ({ at }: Planned): string => {
    const format = dates({
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    return `${format.format(new Date(at))}, ${format.resolvedOptions().timeZone}`;
  };
  const written = (params: Params = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number'
          ? numbers().format(value)
          : typeof value === 'string'
            ? value
            : 'at' in value
              ? planned(value)
              : money(value),
      ]),
    );
  const find = (translations: typeof words, key: string, params?: Params): string | null => {
    const text: unknown = translations.t(key, written(params));
    return typeof text === 'string' && text !== '' ? text : null;
  };
  const plain = (key: string, params?: Params): string => {
    const text = find(words, key, params);
    if (text !== null) return text;
    onMissing?.(key);
    return find(spare, key, params) ?? key;
  };
  const counted = (key: string, count: number, params?: Params): string | null => {
    const all = { ...params, count };
    return (
      find(words, `${key}.${categories().select(count)}`, all) ??
      find(words, `${key}.other`, all) ??
      find(spare, `${key}.other`, all)
    );
  };

  return {
    locale,
    t: plain,
    plural: (key, count, params) => counted(key, count, params) ?? key,
    say: (key, params) => {
      const count = params?.['count'];
      const text = typeof count === 'number' ? counted(key, count, params) : null;
      return text ?? plain(key, params);
    },
    date: (value, options = { dateStyle: 'medium' }) => dates(options).format(new Date(value)),
    time: (value) => dates({ timeStyle: 'short' }).format(new Date(value)),
    relative: (value, now = Date.now()) => {
      const seconds = (new Date(value).getTime() - now) / 1000;
      const format = distances();
      const step = steps.find(([, size]) => Math.abs(seconds) >= size);
      return step
        ? format.format(Math.trunc(seconds / step[1]), step[0])
        : format.format(0, 'second');
    },
    money,
    number: (value, options) => numbers(options).format(value),
    list: (items) => lists().format(items),
  };
}
