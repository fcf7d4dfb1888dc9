import { isBlank } from '#src/contract/lib/blank.ts';

/** A moment: an ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** Seconds of each unit that a distance is written in, from the largest. */
export const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A moment that was not said is not written, and breaks nothing. */
export const formatted = (format: Intl.DateTimeFormat, value: Moment): string => {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? '' : format.format(at);
};

/** A formatter takes a millisecond to make: one of each kind serves as long as the language. */
export const memoised = <Options, Formatter>(make: (options?: Options) => Formatter) => {
  const all = new Map<string, Formatter>();
  return (options?: Options): Formatter => {
    const kind = JSON.stringify(options) ?? '';
    const formatter = all.get(kind) ?? make(options);
    all.set(kind, formatter);
    return formatter;
  };
};

const letters = new Intl.Segmenter();

/** Signs that are not seen, or turn the reading of what comes after them. */
const unseen = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/u;

/** Keeps a letter and at most two marks: a pile of them would overlap the lines above. */
const plain = (cluster: string): string =>
  /^\p{L}/u.test(cluster) ? Array.from(cluster.normalize('NFC')).slice(0, 3).join('') : cluster;

const firstOf = (word: string): string => {
  const [first] = letters.segment(word.replace(unseen, ''));
  return first ? plain(first.segment) : '';
};

/** Up to two first letters of a name, as people of any script would shorten it. */
export const initials = (name: string): readonly string[] => {
  const words = name
    .trim()
    .split(/\s+/u)
    .map(firstOf)
    .filter((first) => !isBlank(first));
  // A picture or a sign in a name is no letter of it, unless there are no others.
  const meant = words.filter((first) => /^[\p{L}\p{N}]/u.test(first));
  return (meant.length > 0 ? meant : words).slice(0, 2).map((first) => first.toUpperCase());
};

/** Initials with full stops, "A. M."; idempotent. */
export const cloaked = (name: string): string => {
  const short = initials(name).map((first) => (/^[\p{L}\p{N}]/u.test(first) ? `${first}.` : first));
  return short.length === 0 ? '…' : short.join(' ');
};
