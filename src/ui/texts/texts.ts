import rosetta from 'rosetta';
import type en from '#src/locales/en/index.ts';
import type { PluralKeyOf, TextKeyOf, Translation } from '#src/locales/texts.types.ts';
import { cloaked, formatted, memoised, steps, type Moment } from './written.ts';

export type Source = typeof en;
/** All texts of one language. */
export type Strings = Translation<Source>;
/** A folder of texts, and the first part of their keys. */
export type TextDomain = keyof Source;
/** A dotted key of a plain text, such as `auth.login.submit`. */
export type TextKey = TextKeyOf<Source>;
/** A dotted key of a text that depends on a count. */
export type PluralKey = PluralKeyOf<Source>;
/**
 * Values for `{{thing}}` in a text, formatted for the language unless they are words. A `name`, a
 * `username` and a `link` say who a person is and are hidden in discreet mode; a placeholder for a name
 * is a `Word`.
 */
export type Params = Readonly<Record<string, string | number | Money | Planned | Word>>;

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

interface Named {
  readonly displayName: string;
}

/** Placeholder for a name: "Someone" or "Deleted account". */
interface Word {
  readonly word: string;
}

/** Parts of the page that discreet mode hides. */
export interface Hidden {
  readonly names: boolean;
  readonly amounts: boolean;
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
  /** Returns a display name, initials in discreet mode; `otherwise` for a nameless object. */
  readonly nameOf: (of: Named | null | undefined, otherwise?: string) => string;
  readonly hidden: Hidden;
  /** The same with other things hidden: for what must stay plain. */
  readonly hiding: (hidden: Partial<Hidden>) => Texts;
  /** The name of a country (ISO 3166-1 alpha-2); the code itself where there is none. */
  readonly region: (code: string) => string;
}

/** Placeholder of a hidden amount, the same for any size. */
const dots = '••••';

/**
 * Binds texts to a language. Missing texts come from `fallback` (English), and `onMissing` is
 * called with the key; a text missing in both shows its key, never nothing.
 */
export function makeTexts(
  locale: string,
  strings: Strings,
  fallback: Strings = strings,
  onMissing?: (key: string) => void,
): Texts {
  const words = rosetta<Strings>({ [locale]: strings });
  words.locale(locale);
  const fallbackWords = rosetta<Strings>({ fallback });
  fallbackWords.locale('fallback');
  const numbers = memoised(
    // A count that came out as -0 has no sign.
    (options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  );
  const dates = memoised(
    (options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const categories = memoised(() => new Intl.PluralRules(locale));
  const lists = memoised(() => new Intl.ListFormat(locale));
  const regions = memoised(() => new Intl.DisplayNames([locale], { type: 'region' }));
  const distances = memoised(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  );

  const sum = ({ amount, currency }: Money): string => {
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
    return `${formatted(format, at)}, ${format.resolvedOptions().timeZone}`;
  };
  const bind = (hidden: Hidden): Texts => {
    const money = (value: Money) => (hidden.amounts ? dots : sum(value));
    const name = (text: string) => (hidden.names ? cloaked(text) : text);
    const write = (key: string, value: Params[string]): string => {
      if (typeof value === 'number') return numbers().format(value);
      if (hidden.names && (key === 'username' || key === 'link')) return '…';
      if (typeof value === 'string') return key === 'name' ? name(value) : value;
      if ('at' in value) return planned(value);
      return 'word' in value ? value.word : money(value);
    };
    const formatParams = (params: Params = {}): Record<string, string> =>
      Object.fromEntries(Object.entries(params).map(([key, value]) => [key, write(key, value)]));
    const lookup = (translations: typeof words, key: string, params?: Params): string | null => {
      const text: unknown = translations.t(key, formatParams(params));
      return typeof text === 'string' && text !== '' ? text : null;
    };
    const plain = (key: string, params?: Params): string => {
      const text = lookup(words, key, params);
      if (text !== null) return text;
      onMissing?.(key);
      return lookup(fallbackWords, key, params) ?? key;
    };
    const counted = (key: string, count: number, params?: Params): string | null => {
      const all = { ...params, count };
      return (
        lookup(words, `${key}.${categories().select(count)}`, all) ??
        lookup(words, `${key}.other`, all) ??
        lookup(fallbackWords, `${key}.other`, all)
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
      date: (value, options = { dateStyle: 'medium' }) => formatted(dates(options), value),
      time: (value) => formatted(dates({ timeStyle: 'short' }), value),
      relative: (value, now = Date.now()) => {
        const seconds = (new Date(value).getTime() - now) / 1000;
        if (Number.isNaN(seconds)) return '';
        const format = distances();
        const step = steps.find(([, size]) => Math.abs(seconds) >= size);
        return step
          ? format.format(Math.trunc(seconds / step[1]), step[0])
          : format.format(0, 'second');
      },
      money,
      number: (value, options) =>
        options?.style === 'currency' && hidden.amounts ? dots : numbers(options).format(value),
      list: (items) => lists().format(items),
      nameOf: (of, otherwise = '') => (of ? name(of.displayName) : otherwise),
      hidden,
      hiding: (change) => bind({ ...hidden, ...change }),
      region: (code) => (/^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code),
    };
  };
  return bind({ names: false, amounts: false });
}
