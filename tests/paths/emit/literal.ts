/** Values of a suite as code: what a test file can hold without a private import. */

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** A text as a literal: in single quotes where it needs no others. */
export const quoted = (text: string): string => {
  const json = JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const entry = ([key, value]: [string, unknown]): string | null => {
  const text = literal(value);
  const name = isName(key) ? key : quoted(key);
  return text === null ? null : `${key === '__proto__' ? "['__proto__']" : name}: ${text}`;
};

const joined = (all: readonly (string | null)[]): string | null =>
  all.includes(null) ? null : all.join(', ');

/** Objects that are made by a call; null for all others, and for errors that hold more than their message. */
const made = (value: object): string | null => {
  const { constructor: maker } = value;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Error && maker === Error && Object.keys(value).length === 0)
    return `new Error(${quoted(value.message)})`;
  const entries = value instanceof Map || value instanceof Set ? literal([...value]) : null;
  if (entries === null || (maker !== Map && maker !== Set)) return null;
  return `new ${maker.name}(${entries})`;
};

/** A value as code that makes the same value; null for what is no plain data. */
export function literal(value: unknown): string | null {
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) {
    const items = joined(value.map(literal));
    return items === null ? null : `[${items}]`;
  }
  if (typeof value !== 'object') return null;
  if (!isPlain(value)) return made(value);
  const entries = joined(Object.entries(value).map(entry));
  if (entries === null) return null;
  return entries === '' ? '{}' : `{ ${entries} }`;
}
