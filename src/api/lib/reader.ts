/**
 * Reads a value of the wire of which anything but what the product specification shows may be missing or
 * of another kind. Throws `Unreadable` where there is no plainer form.
 */
export type Reader<Value> = (value: unknown) => Value;

/** Error for a missing value without a default: a list skips that row, or the request fails. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const refuse = (wanted: string): never => {
  throw new Unreadable(`The answer has no ${wanted}.`);
};
const isFinite = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** An id: there is no row without one. PHP's drivers may write it as a text. */
export const id: Reader<number> = (value) => {
  const said = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return isFinite(said) ? said : refuse('id');
};

/** A text without which the rest is of no use. */
export const sureText: Reader<string> = (value) =>
  typeof value === 'string' && value !== '' ? value : refuse('text');

/** A text, or what stands in its place. */
export const text =
  (plain = ''): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value : plain;

/** A number, or what stands in its place. */
export const number =
  (plain = 0): Reader<number> =>
  (value) =>
    isFinite(value) ? value : plain;

/** Yes or no, or what stands in its place; databases write 1 and 0. */
export const flag =
  (plain = false): Reader<boolean> =>
  (value) =>
    typeof value === 'boolean' ? value : value === 1 ? true : value === 0 ? false : plain;

/** One of these words, or the one that stands in its place. */
export const oneOf =
  <const Word extends string | number>(words: readonly Word[], plain: Word): Reader<Word> =>
  (value) =>
    words.find((word) => word === value) ?? plain;

/** A moment, ISO 8601; the empty text where none is said, which no view draws. */
export const moment: Reader<string> = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : '';

const attempt = <Value, Plain>(read: Reader<Value>, value: unknown, plain: Plain) => {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof Unreadable) return plain;
    throw error;
  }
};

/** Reads a nullable value; null where it is missing or cannot be read. */
export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === undefined || value === null ? null : attempt(read, value, null);

/** A moment, or null where none is said. */
export const momentOrNull: Reader<string | null> = (value) => moment(value) || null;

/** Reads an optional value; undefined where the server does not send it, which is not "no". */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : attempt(read, value, undefined);

/** Reads like `optional`, where null counts as not sent. */
export const ifSaid =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    optional(read)(value ?? undefined);

/** A list without what cannot be read; none at all where it is missing. */
export const list =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one: unknown) => {
          const found = attempt<Value, undefined>(read, one, undefined);
          return found === undefined ? [] : [found];
        })
      : [];

/** A list that the answer is about: without it there is nothing to show, and it is asked for again. */
export const sureList =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) =>
    Array.isArray(value) ? list(read)(value) : refuse('list');

type Fields<Value> = {
  readonly [Name in keyof Value]-?: Reader<Value[Name]>;
};

/** The value of a field of something that may not be a map at all. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A map with these fields, each in its plainer form where it is missing; others are left behind. */
export const record =
  <Value extends object>(fields: Fields<Value>): Reader<Value> =>
  (value) => {
    const entries = Object.entries<Reader<unknown>>(fields).flatMap(([name, read]) => {
      const found = read(fieldOf(value, name));
      return found === undefined ? [] : [[name, found] as const];
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read just now
    return Object.fromEntries(entries) as Value;
  };

/** A map that has to be one: `null` or a text in its place is not read as an empty one. */
export const sureRecord =
  <Value extends object>(fields: Fields<Value>): Reader<Value> =>
  (value) =>
    typeof value === 'object' && value !== null ? record<Value>(fields)(value) : refuse('map');

/** Numbers by name; PHP writes an empty map as `[]`. */
export const numbers: Reader<Record<string, number>> = (value) =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(Object.entries(value).filter(([, one]) => isFinite(one)));
