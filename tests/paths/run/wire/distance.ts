import { isObject } from './schema.ts';

/** Values in data that hold no others. */
type Primitive = string | number | boolean | null;

/** Pieces of data from which other data may be made. */
export interface Kept {
  readonly primitives: readonly { readonly name: string; readonly value: Primitive }[];
  /** Lengths of its lists, each once. */
  readonly lengths: readonly number[];
  /** Its maps and lists from the outside in, the first of many. */
  readonly parts: readonly object[];
}

const mostParts = 24;

/** Collects what data is made of, in its order. */
export function primitivesOf(data: unknown): Kept {
  const primitives: { name: string; value: Primitive }[] = [];
  const parts: object[] = [];
  const lengths = new Set<number>([0, 1]);
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'object' && value !== null && parts.length < mostParts) parts.push(value);
    if (Array.isArray(value)) {
      lengths.add(value.length);
      for (const one of value) collect(one, name);
    } else if (isObject(value)) for (const [key, one] of Object.entries(value)) collect(one, key);
    else if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as just asked
      primitives.push({ name, value: value as Primitive });
  };
  collect(data, '');
  return { primitives, lengths: [...lengths], parts };
}

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + sizeOf(one), 1);
  if (isObject(value))
    return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1);
  return 1;
};

/** Number of values in which data differs from what is wanted; zero for the same data. */
export function distance(value: unknown, wanted: unknown): number {
  if (Array.isArray(value) && Array.isArray(wanted)) {
    const count = Math.max(value.length, wanted.length);
    return Array.from({ length: count }).reduce<number>((sum, _, at) => {
      // Worse than an entry that is wrong throughout: a list gets its length first.
      if (at >= wanted.length) return sum + 3 * (1 + sizeOf(value[at]));
      if (at >= value.length) return sum + 3 * (1 + sizeOf(wanted[at]));
      return sum + distance(value[at], wanted[at]);
    }, 0);
  }
  if (isObject(value) && isObject(wanted)) {
    const names = new Set([...Object.keys(value), ...Object.keys(wanted)]);
    return [...names].reduce((sum, name) => sum + distance(value[name], wanted[name]), 0);
  }
  if (Object.is(value, wanted)) return 0;
  return Math.max(sizeOf(value), sizeOf(wanted));
}
